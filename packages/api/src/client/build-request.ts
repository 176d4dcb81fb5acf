import type { ContentAnswer } from '../contract/content.ts';
import type { Method } from '../contract/define.ts';
import { replaceParams } from '../contract/path.ts';
import { ApiError } from './api-error.ts';

/** One request, ready to be sent as often as needed. */
export interface PreparedRequest {
  /** The id of the endpoint, or method and address for `call`. */
  endpoint: string;
  method: Method;
  url: string;
  /** Whether the request goes to the API's own origin. */
  isOurs: boolean;
  body?: BodyInit;
  /** The form of a response that is not JSON. */
  as?: ContentAnswer['as'];
}

/** The type of a path's `:parameter`. */
export type PathValue = string | number;
export type Query = Readonly<Record<string, unknown>> | FormData | URLSearchParams;

/** Fills the `:parameters` of a path. `.` and `..` are refused, since URLs resolve them, encoded or not. */
export function fillPath(path: string, params: Readonly<Record<string, PathValue>> = {}): string {
  return replaceParams(path, (name) => {
    const value = String(params[name] ?? '');
    if (value === '' || value === '.' || value === '..') {
      throw new ApiError('bad-parameter', `"${value}" is not a valid :${name} in ${path}. Pass params.${name}.`);
    }
    return encodeURIComponent(value);
  });
}

/** Adds a query: arrays repeat their key, undefined and null are omitted, objects are sent as JSON. */
export function withQuery(url: string, query: Query | undefined): string {
  if (query === undefined) return url;
  const entries = isForm(query) ? [...query] : Object.entries(query);
  const text = new URLSearchParams(entries.flatMap(toPairs)).toString();
  return text === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${text}`;
}

/**
 * Prepares a request. A path is appended to the base; an absolute or protocol-relative address is kept. Forms are sent as
 * they are, any other payload as JSON.
 */
export function prepare(
  base: string,
  endpoint: string,
  method: Method,
  address: string,
  payload?: unknown,
): PreparedRequest {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  const url = isPath ? base.replace(/\/$/, '') + address : new URL(address, base).href;
  const isOurs = isPath || new URL(url).origin === new URL(base).origin;
  if (payload === undefined) return { endpoint, method, url, isOurs };
  return { endpoint, method, url, isOurs, body: isForm(payload) ? payload : JSON.stringify(payload) };
}

const isForm = (value: unknown): value is FormData | URLSearchParams =>
  value instanceof FormData || value instanceof URLSearchParams;

function toPairs([key, value]: [string, unknown]): [string, string][] {
  return [value]
    .flat()
    .filter((item) => item !== undefined && item !== null)
    .map((item) => [key, typeof item === 'string' ? item : JSON.stringify(item)]);
}
