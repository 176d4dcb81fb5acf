import type { Mismatch } from '../contract/create-validator.ts';
import type { Method } from '../contract/define.ts';

/** A response as plain data: it survives JSON, structuredClone and a look in the console. */
export interface FullResponse<D = unknown> {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  /** The parsed body; the raw text where it was not JSON; undefined where there was none. */
  data: D;
  url: string;
  method: Method;
}

export interface Ok<D> {
  kind: 'ok';
  data: D;
  response: FullResponse<D>;
}

/** The server refused or failed: a status of 400 and up. */
export interface HttpError {
  kind: 'http-error';
  status: number;
  /** What to tell people: the server's message, else words for the status. */
  message: string;
  /** Texts by field (422). */
  errors?: Record<string, string[]>;
  /** Seconds to wait (429, 503). */
  retryAfter?: number;
  response: FullResponse;
}

/** A success whose body is not JSON or does not fit the contract. */
export interface BadBody {
  kind: 'bad-body';
  message: string;
  /** Id of the endpoint, or method and address for a bare `call`. */
  endpoint: string;
  /** Where in the body, such as `data.0.name`; empty for the body as a whole. */
  path: string;
  /** What is wrong there, for developers. */
  detail: string;
  response: FullResponse;
}

/** Nothing came back. A browser does not tell a CORS refusal from a dead line: both are `network`. */
export interface NoResponse {
  kind: 'no-response';
  reason: 'offline' | 'timeout' | 'network';
  endpoint: string;
  method: Method;
  url: string;
}

/** The caller's signal ended it. */
export interface Aborted {
  kind: 'aborted';
  endpoint: string;
  method: Method;
  url: string;
}

/** How a request ended: every way there is, as plain data. */
export type Outcome<D = unknown> = Ok<D> | HttpError | BadBody | NoResponse | Aborted;

/** The words of last resort (spec §8). */
const somethingWentWrong = 'Something went wrong';

/** HTTP/2 carries no status text, so the common ones are told here. */
const statusWords: Readonly<Record<number, string>> = {
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
  const wait = Number(body['retry_after'] ?? headers['retry-after']);
  return {
    kind: 'http-error',
    status,
    message: asText(body['message']) || statusText.trim() || statusWords[status] || somethingWentWrong,
    ...(errors && { errors }),
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
