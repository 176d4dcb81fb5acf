import { ApiError } from '../client/api-error.ts';
import type { EndpointId, EndpointOf } from '../client/client-types.ts';
import type { ContentAnswer, FileContent, StreamContent } from '../contract/content.ts';
import type { ContractTable, Endpoint, ParsedOf, ToldBy } from '../contract/define.ts';
import type { Refusal } from '../contract/schemas/common.ts';
import { createMatcher } from './match-endpoint.ts';
import { readRequest, type RequestParts } from './read-request.ts';

/**
 * A request that the fake transport received: the endpoint's id and the parts as the server's handler would see them.
 * @example
 * const [call] = transport.calls
 * call?.endpoint; // 'customerServers.start'
 */
export interface RecordedCall extends RequestParts {
  endpoint: string;
  headers: Record<string, string>;
}

type AnswerFunction<E extends Endpoint> = (input: ParsedOf<E>) => ToldBy<E> | Promise<ToldBy<E>>;

/**
 * A server for one test: pass its `fetch` to `createClient`. The latest response set for an endpoint counts.
 * @example
 * const transport: FakeTransport<Contract> = createFakeTransport(contract)
 * transport.refuse('session.login', 422, { message: 'Wrong password' })
 */
export interface FakeTransport<T extends ContractTable> {
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** All requests so far, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** Sets the response of an endpoint. Throws when it does not match the contract. */
  answer<Id extends EndpointId<T>>(
    endpoint: Id,
    answer: ToldBy<EndpointOf<T, Id>> | AnswerFunction<EndpointOf<T, Id>>,
  ): void;
  /** Sets a refusal with a status. */
  refuse(endpoint: EndpointId<T>, status: number, refusal: Refusal): void;
  /** Makes requests to an endpoint fail without a response. */
  fail(endpoint: EndpointId<T>): void;
  /** Keeps requests to an endpoint waiting. Returns a function that releases them to the response set before. */
  hang(endpoint: EndpointId<T>): () => void;
}

type Signal = AbortSignal | null | undefined;
type Act = (parts: RequestParts, signal: Signal) => Promise<Response>;

/**
 * Creates a fake transport that responds by the contract, and with 501 for an endpoint without a response.
 * @example
 * const transport = createFakeTransport(contract)
 * transport.answer('customerServers.list', { data: [] })
 * const api = createClient({ ...options, fetch: transport.fetch })
 */
export function createFakeTransport<T extends ContractTable>(contract: T): FakeTransport<T> {
  const match = createMatcher(contract);
  const acts = new Map<string, Act>();
  const calls: RecordedCall[] = [];

  const endpointOf = (id: string): Endpoint | undefined => {
    const [group = '', name = ''] = id.split('.');
    return contract[group]?.[name];
  };

  const fit = (id: string, body: unknown): unknown => {
    const result = endpointOf(id)?.response.safeParse(body);
    if (result?.success) return result.data;
    const issue = result?.error.issues[0];
    throw new ApiError(
      'unfit-answer',
      `The response for ${id} does not match at "${issue?.path.join('.')}": ${issue?.message}`,
    );
  };

  /** Returns the response for an answer; a streamed one is sent line by line, and each line is checked. */
  const answered = (id: string, answer: unknown): ((signal: Signal) => Response) => {
    const { answers } = endpointOf(id) ?? {};
    if (answers) return () => contentResponse(answers, answer as FileContent | StreamContent);
    if (isGoingOn(answer)) return (signal) => new Response(linesOf(answer, (body) => fit(id, body), signal));
    const body = fit(id, answer);
    return () => json(200, body);
  };

  return {
    calls,

    fetch: async (input, init = {}) => {
      const url = new URL(input);
      const method = init.method ?? 'GET';
      const found = match(method, url.pathname);
      if (!found) return json(404, { message: `The contract has no ${method} ${url.pathname}` });
      const { parts, refusal } = await readRequest(found, url.searchParams, init.body);
      calls.push({ endpoint: found.id, headers: Object.fromEntries(new Headers(init.headers)), ...parts });
      if (refusal) return json(422, refusal);
      const act = acts.get(found.id) ?? unanswered(found.id);
      return act(parts, init.signal);
    },

    answer: (id, answer) => {
      if (typeof answer !== 'function') {
        const respond = answered(id, answer);
        acts.set(id, async (_, signal) => respond(signal));
        return;
      }
      acts.set(id, async (parts, signal) => {
        try {
          return answered(id, await (answer as (parts: RequestParts) => unknown)(parts))(signal);
        } catch (error) {
          return json(500, { message: error instanceof Error ? error.message : String(error) });
        }
      });
    },

    refuse: (id, status, refusal) => {
      acts.set(id, async () => json(status, refusal));
    },

    fail: (id) => {
      acts.set(id, () => Promise.reject(new TypeError('fetch failed')));
    },

    hang: (id) => {
      const before = acts.get(id) ?? unanswered(id);
      const gate = new AbortController();
      const act: Act = async (parts, signal) => {
        await untilAborted(signal ? AbortSignal.any([gate.signal, signal]) : gate.signal);
        signal?.throwIfAborted();
        return before(parts, signal);
      };
      acts.set(id, act);
      return () => {
        if (acts.get(id) === act) acts.set(id, before);
        gate.abort();
      };
    },
  };
}

const json = (status: number, body: unknown): Response => Response.json(body, { status });

function contentResponse({ saved }: ContentAnswer, { type, name = '', body }: FileContent | StreamContent): Response {
  const disposition = saved && { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
  const pieces = typeof body === 'string' || body instanceof Uint8Array ? body : streamOf(body);
  return new Response(pieces, { headers: { 'content-type': type, ...disposition } });
}

function streamOf(body: StreamContent['body']): ReadableStream<Uint8Array> {
  const all = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await all.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value);
    },
  });
}

const isGoingOn = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

function linesOf(bodies: AsyncIterable<unknown>, fit: (body: unknown) => unknown, signal: Signal) {
  const all = bodies[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    async pull(controller) {
      const { value, done } = await all.next();
      if (signal?.aborted) return;
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(`${JSON.stringify(fit(value))}\n`));
    },
  });
}

const unanswered =
  (id: string): Act =>
  async () =>
    json(501, { message: `${id} has no response yet` });

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
