import { createFetch, type FetchResponse, type ResponseType } from 'ofetch';
import type { PreparedRequest } from './build-request.ts';
import type { ClientOptions, Fetch, SendOptions } from './client-types.ts';
import { createDeadline } from './deadline.ts';
import { badBody, type FullResponse, httpError, type NoResponse, type Outcome } from './outcome.ts';
import { sessionHeaders } from './session-headers.ts';

interface TransportOptions extends Omit<ClientOptions, 'routes' | 'validate' | 'onGenericError'> {
  /** What fetches a fresh CSRF cookie after a 419. */
  renewal: PreparedRequest | undefined;
}

/** Carries one request over ofetch and tells how it ended. It settles always, and cleans up before it does. */
export function createTransport(options: TransportOptions) {
  const { renewal, onNoResponse, onPending, onStillWaiting, stillWaitingAfter = 15_000 } = options;
  let pending = 0;
  let csrfRenewed = false;

  const count = (step: 1 | -1): void => {
    pending += step;
    onPending?.(pending);
  };

  /** One exchange; undefined when nothing, or only a part of a body, came back. */
  async function ask(request: PreparedRequest, signal: AbortSignal | undefined, carry = options.fetch) {
    const { url, method, isOurs, body, as } = request;
    const headers = isOurs ? sessionHeaders(options, csrfRenewed) : {};
    // ofetch would send a GET twice, take a broken body for a string and hide the response in getters.
    return createFetch({ fetch: carry as typeof fetch })
      .raw<unknown, ResponseType>(url, {
        method,
        headers,
        retry: 0,
        responseType: as ? rawType[as] : 'text',
        ignoreResponseError: true,
        // Whoever follows one takes the headers of the session along, to wherever it leads.
        ...(isOurs && { redirect: 'manual' }),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      })
      .catch(() => undefined);
  }

  /** A 419 is refused before any handler saw the request, so one replay with a fresh token is safe. */
  async function askOnceMore(request: PreparedRequest, signal: AbortSignal | undefined, carry?: Fetch) {
    const answer = await ask(request, signal, carry);
    if (answer?.status !== 419 || !renewal || !request.isOurs) return answer;
    const renewed = await ask(renewal, signal);
    if (!renewed?.ok) return renewed && answer;
    csrfRenewed = true;
    return ask(request, signal, carry);
  }

  return async function transmit(
    request: PreparedRequest,
    { signal, timeout, fetch: via }: SendOptions = {},
  ): Promise<Outcome> {
    const { endpoint, method, url } = request;
    const deadline = createDeadline(signal, timeout);
    const patience = onStillWaiting && setTimeout(() => onStillWaiting({ endpoint, method, url }), stillWaitingAfter);
    // The wait is over with the head: what comes after it may go on for as long as it likes.
    const own = patience === undefined ? options.fetch : untilHead(options.fetch, () => clearTimeout(patience));
    count(1);
    let goesOn = false;
    try {
      const carry: Fetch | undefined = via ? (input, init) => via(input, init, own) : own;
      const answer = await askOnceMore(request, deadline.signal, carry);
      if (answer) {
        const outcome = await judge(request, answer);
        goesOn = request.as === 'stream' && outcome.kind === 'ok';
        return outcome;
      }
      if (signal?.aborted) return { kind: 'aborted', endpoint, method, url };
      const reason = deadline.hasPassed() ? 'timeout' : isOffline() ? 'offline' : 'network';
      const failure: NoResponse = { kind: 'no-response', reason, endpoint, method, url };
      onNoResponse(failure);
      return failure;
    } finally {
      clearTimeout(patience);
      deadline.release(goesOn);
      count(-1);
    }
  };
}

/** Tells when an answer has begun; one to a stale token is asked for again, so that is waited for still. */
function untilHead(own: Fetch = fetch, onHead: () => void): Fetch {
  return async (input, init) => {
    const response = await own(input, init);
    if (response.status !== 419) onHead();
    return response;
  };
}

async function judge({ endpoint, method, url, as }: PreparedRequest, answer: FetchResponse<unknown>): Promise<Outcome> {
  const { status, statusText } = answer;
  if (as && answer.ok) {
    const data = as === 'file' ? fileOf(answer) : new Response(answer._data as ReadableStream, answer);
    const headers = Object.fromEntries(answer.headers);
    return { kind: 'ok', data, response: { status, statusText, headers, data, url: answer.url || url, method } };
  }
  // A refusal is JSON, whatever was asked for.
  const text = as ? await new Response(answer._data as BodyInit).text().catch(() => '') : String(answer._data ?? '');
  const parsed = parse(text);
  const hasBody = status !== 204 && status !== 205;
  const data = parsed ? parsed.value : text === '' ? undefined : text;
  const headers = Object.fromEntries(answer.headers);
  const response: FullResponse = { status, statusText, headers, data, url: answer.url || url, method };
  if (status >= 400) return httpError(response);
  // A browser shows nothing of a redirect, not even its status: 0.
  if (status < 200 || status >= 300) return badBody(endpoint, response, { path: '', message: 'a redirect' });
  if (hasBody && !parsed) return badBody(endpoint, response, { path: '', message: 'not JSON' });
  return { kind: 'ok', data, response };
}

const rawType = { file: 'blob', stream: 'stream' } as const;

/** The file under the name that the server gives it. */
function fileOf({ headers, _data: blob }: FetchResponse<unknown>): File {
  const disposition = headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '';
  const type = headers.get('content-type') ?? '';
  return new File([blob as Blob], decode(name), { type });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Strict JSON; undefined where it is none. ofetch's own parser would answer with the raw text. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
