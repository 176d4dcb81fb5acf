import type { Logger } from 'pino';
import { type Bounds, parseBounded } from '../security/bounded-json.ts';
import { readText } from './read-text.ts';

/** A few megabytes of lists: some thousand routes, servers with their prices, or users with their policies. */
const longestAnswer = 8 * 1024 * 1024;
const bounds: Bounds = { depth: 32, parts: 500_000 };

export interface OutsideRequest {
  verb: string;
  url: string | URL;
  /** What logs show of the address: without a secret. */
  path: string;
  headers: Record<string, string>;
  json?: unknown;
  form?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

export interface OutsideSettings {
  /** The service, as the log names it. */
  service: string;
  /** Until a request must have its whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
  /** The error of the caller's own for it. */
  failed: (why: NoResponse, options: ErrorOptions) => Error;
}

export interface OutsideResponse {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
}

/** Why there is no response: it came too late, the caller gave it up, nobody answered, or what came is none. */
export type NoResponse = 'timeout' | 'aborted' | 'unreachable' | 'changed';

/** Sends a request to a service that others run: within a time, without following it elsewhere, and up to a length. */
export async function askOutside(
  { verb, url, path, headers, json, form, signal }: OutsideRequest,
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
      // What is sent is for this address alone, and a redirect could lead into the panel's own network.
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

/** What stands for a text that is no JSON. */
export const unparsed = Symbol('not JSON');

/** The JSON of a response, within bounds; undefined for an empty one. */
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
