import type { Logger } from 'pino';
import { type Bounds, parseBounded } from '../security/bounded-json.ts';
import { readText } from './read-text.ts';

/** A few megabytes of lists: some thousand routes, servers with their prices, or users with their policies. */
const longestAnswer = 8 * 1024 * 1024;
const bounds: Bounds = { depth: 32, parts: 500_000 };

export interface ExternalRequest {
  verb: string;
  url: string | URL;
  /** The address as shown in logs, without secrets. */
  path: string;
  headers: Record<string, string>;
  json?: unknown;
  form?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

export interface OutsideSettings {
  /** The service, as the log names it. */
  service: string;
  /** The time limit for the whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
  /** Creates the caller's own error for a missing response. */
  failed: (why: NoResponse, options: ErrorOptions) => Error;
}

export interface OutsideResponse {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
}

/**
 * Why there is no usable response: it came too late, the caller aborted it, the service is unreachable, or it is
 * invalid.
 */
export type NoResponse = 'timeout' | 'aborted' | 'unreachable' | 'changed';

/**
 * Sends a request to an external service: with a time limit, without following redirects, and up to a maximum length.
 */
export async function callExternal(
  { verb, url, path, headers, json, form, signal }: ExternalRequest,
  { service, timeoutMs, log, failed }: OutsideSettings,
): Promise<OutsideResponse> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(timeoutMs);
  let status = 0;
  try {
    const response = await fetch(url, {
      method: verb,
      headers: { accept: 'application/json', ...contentType(json, form), ...headers },
      body: form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json),
      // The request is for this address only, and a redirect could lead into the panel's own network.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    status = response.status;
    return { status, ok: response.ok, headers: response.headers, text: await readText(response, longestAnswer) };
  } catch (error) {
    const why = signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : status ? 'changed' : 'unreachable';
    throw failed(why, { cause: error });
  } finally {
    log?.debug({ service, verb, path, status, ms: Math.round(performance.now() - started) }, 'called a service');
  }
}

/** The value of a text that is not JSON. */
export const unparsed = Symbol('not JSON');

/** Returns the JSON of a response, within bounds; undefined for an empty one. */
export function parsedJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseBounded(text, undefined, bounds);
  } catch {
    return unparsed;
  }
}

function contentType(json: unknown, form: unknown): Record<string, string> {
  if (form) return { 'content-type': 'application/x-www-form-urlencoded' };
  return json === undefined ? {} : { 'content-type': 'application/json' };
}
