import type { Mismatch } from '../contract/create-validator.ts';
import type { Method } from '../contract/define.ts';

/**
 * A response as plain data, which survives JSON and structuredClone.
 * @example
 * if (outcome.kind === 'http-error') console.log(outcome.response.status, outcome.response.url)
 */
export interface FullResponse<D = unknown> {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  /** The parsed body, the raw text when it was not JSON, or undefined when there was none. */
  data: D;
  url: string;
  method: Method;
}

/**
 * A success: a status below 400 with a usable body.
 * @example
 * if (outcome.kind === 'ok') show(outcome.data)
 */
export interface Ok<D> {
  kind: 'ok';
  data: D;
  response: FullResponse<D>;
}

/**
 * A refusal or failure of the server: a status of 400 or above.
 * @example
 * if (outcome.kind === 'http-error') setErrors(outcome.errors ?? {})
 */
export interface HttpError {
  kind: 'http-error';
  status: number;
  /** The message for users: the server's, or one for the status. */
  message: string;
  /** Messages by field (422). */
  errors?: Record<string, string[]>;
  /** The reason as a code, for which the caller may have a text in the user's language. */
  reason?: string;
  /** Seconds to wait (429, 503). */
  retryAfter?: number;
  response: FullResponse;
}

/**
 * A success whose body is not JSON or does not match the contract.
 * @example
 * if (outcome.kind === 'bad-body') console.error(outcome.endpoint, outcome.path, outcome.detail)
 */
export interface BadBody {
  kind: 'bad-body';
  message: string;
  /** The id of the endpoint, or method and address for `call`. */
  endpoint: string;
  /** The place in the body, such as `data.0.name`; empty for the body as a whole. */
  path: string;
  /** The problem, for developers. */
  detail: string;
  response: FullResponse;
}

/**
 * No response was received. A browser does not distinguish a CORS refusal from a network failure: both are `network`.
 * @example
 * if (outcome.kind === 'no-response') showOffline(outcome.reason)
 */
export interface NoResponse {
  kind: 'no-response';
  reason: 'offline' | 'timeout' | 'network';
  endpoint: string;
  method: Method;
  url: string;
}

/**
 * The caller's signal ended the request.
 * @example
 * if (outcome.kind === 'aborted') return
 */
export interface Aborted {
  kind: 'aborted';
  endpoint: string;
  method: Method;
  url: string;
}

/**
 * The tagged result with which `send` always resolves, as plain data.
 * @example
 * const outcome: Outcome = await api.send('customerServers.list')
 * switch (outcome.kind) {
 *   case 'ok': return show(outcome.data)
 *   case 'http-error': return complain(outcome.message)
 * }
 */
export type Outcome<D = unknown> = Ok<D> | HttpError | BadBody | NoResponse | Aborted;

/** The message of last resort (spec §8). */
const somethingWentWrong = 'Something went wrong';

/** HTTP/2 has no status text, so the common ones are listed here. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  419: 'Page Expired',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Builds the outcome of a status of 400 and up. */
export function httpError(response: FullResponse): HttpError {
  const { status, statusText, headers } = response;
  const body = asRecord(response.data);
  const errors = asFieldErrors(body['errors']);
  const reason = asText(body['reason']);
  const wait = Number(body['retry_after'] ?? headers['retry-after']);
  return {
    kind: 'http-error',
    status,
    message: asText(body['message']) || statusText.trim() || statusTexts[status] || somethingWentWrong,
    ...(errors && { errors }),
    ...(reason !== '' && { reason }),
    ...(wait >= 0 && { retryAfter: wait }),
    response,
  };
}

/** Builds the outcome of a success that cannot be used. */
export function badBody(endpoint: string, response: FullResponse, { path, message }: Mismatch): BadBody {
  return { kind: 'bad-body', message: somethingWentWrong, endpoint, path, detail: message, response };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function asFieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value).map(([field, texts]) => [field, [texts].flat().map(String)] as const);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
