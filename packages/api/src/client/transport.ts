import { createFetch, type FetchResponse, type ResponseType } from 'ofetch';
import type { PreparedRequest } from './build-request.ts';
import type { ClientOptions, Fetch, SendOptions } from './client-types.ts';
import { createDeadline } from './deadline.ts';
import { badBody, type FullResponse, httpError, type NoResponse, type Outcome } from './outcome.ts';
import { sessionHeaders } from './session-headers.ts';

interface TransportOptions extends Omit<ClientOptions, 'routes' | 'validate' | 'onGenericError'> {
  /** The request that renews the CSRF cookie after a 419. */
  renewal: PreparedRequest | undefined;
}

/** Creates a function that sends one request over ofetch and resolves with its outcome. It always settles, after cleaning up. */
export function createTransport(options: TransportOptions) {
  const { renewal, onNoResponse, onPending, onStillWaiting, stillWaitingAfter = 15_000 } = options;
  let pending = 0;
  let csrfRenewed = false;

  const count = (step: 1 | -1): void => {
    pending += step;
    onPending?.(pending);
  };

  /** Sends a request once; undefined without a response or with an incomplete body. */
  async function sendOnce(request: PreparedRequest, signal: AbortSignal | undefined, carry = options.fetch) {
    const { url, method, isOurs, body, as } = request;
    const headers = isOurs ? sessionHeaders(options, csrfRenewed) : {};
    // ofetch would send a GET twice, treat an incomplete body as a string and hide the response in getters.
    return createFetch({ fetch: carry as typeof fetch })
      .raw<unknown, ResponseType>(url, {
        method,
        headers,
        retry: 0,
        responseType: as ? rawType[as] : 'text',
        ignoreResponseError: true,
        // Following a redirect would send the session headers to its target.
        ...(isOurs && { redirect: 'manual' }),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      })
      .catch(() => undefined);
  }

  /** A 419 is sent before any handler has run, so one replay with a new token is safe. */
  async function sendWithReplay(request: PreparedRequest, signal: AbortSignal | undefined, carry?: Fetch) {
    const answer = await sendOnce(request, signal, carry);
    if (answer?.status !== 419 || !renewal || !request.isOurs) return answer;
    const renewed = await sendOnce(renewal, signal);
    if (!renewed?.ok) return renewed && answer;
    csrfRenewed = true;
    return sendOnce(request, signal, carry);
  }

  return async function transmit(
    request: PreparedRequest,
    { signal, timeout, fetch: via }: SendOptions = {},
  ): Promise<Outcome> {
    const { endpoint, method, url } = request;
    const deadline = createDeadline(signal, timeout);
    const patience = onStillWaiting && setTimeout(() => onStillWaiting({ endpoint, method, url }), stillWaitingAfter);
    // The wait ends with the response head: a streamed body may take any time.
    const own = patience === undefined ? options.fetch : untilHead(options.fetch, () => clearTimeout(patience));
    count(1);
    let goesOn = false;
    try {
      const carry: Fetch | undefined = via ? (input, init) => via(input, init, own) : own;
      const answer = await sendWithReplay(request, deadline.signal, carry);
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

/** Reports when a response has begun, except a 419, after which the request is replayed and the wait continues. */
function untilHead(own: Fetch = fetch, onHead: () => void): Fetch {
  return async (input, init) => {
    const response = await own(input, init);
    if (response.status !== 419) onHead();
    return response;
  };
}

async function judge({ endpoint, method, url, as }: PreparedRequest, answer: FetchResponse<unknown>): Promise<Outcome> {
  const { status, statusText, _data: raw } = answer;
  if (as && answer.ok) {
    const data = as === 'file' ? fileOf(answer) : new Response(raw as ReadableStream, answer);
    const headers = Object.fromEntries(answer.headers);
    return { kind: 'ok', data, response: { status, statusText, headers, data, url: answer.url || url, method } };
  }
  // A refusal is JSON, whatever the request expected.
  const text = as ? await new Response(raw as BodyInit).text().catch(() => '') : typeof raw === 'string' ? raw : '';
  const parsed = parse(text);
  const hasBody = status !== 204 && status !== 205;
  const data = parsed ? parsed.value : text === '' ? undefined : text;
  const headers = Object.fromEntries(answer.headers);
  const response: FullResponse = { status, statusText, headers, data, url: answer.url || url, method };
  if (status >= 400) return httpError(response);
  // A browser reveals nothing about a redirect, not even its status: it reports 0.
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

/** Strict JSON; undefined if the text is not JSON. ofetch's own parser would return the raw text. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
