import { createFetch, type FetchResponse } from 'ofetch';
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
    const { url, method, isOurs, body } = request;
    const headers = isOurs ? sessionHeaders(options, csrfRenewed) : {};
    // ofetch would send a GET twice, take a broken body for a string and hide the response in getters.
    return createFetch({ fetch: carry as typeof fetch })
      .raw<string, 'text'>(url, {
        method,
        headers,
        retry: 0,
        responseType: 'text',
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
    try {
      const carry: Fetch | undefined = via ? (input, init) => via(input, init, own) : own;
      const answer = await askOnceMore(request, deadline.signal, carry);
      if (answer) return judge(request, answer);
      if (signal?.aborted) return { kind: 'aborted', endpoint, method, url };
      const reason = deadline.hasPassed() ? 'timeout' : isOffline() ? 'offline' : 'network';
      const failure: NoResponse = { kind: 'no-response', reason, endpoint, method, url };
      onNoResponse(failure);
      return failure;
    } finally {
      clearTimeout(patience);
      deadline.release();
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

function judge({ endpoint, method, url }: PreparedRequest, answer: FetchResponse<string>): Outcome {
  const { status, statusText, _data: text = '' } = answer;
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

/** Strict JSON; undefined where it is none. ofetch's own parser would answer with the raw text. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
