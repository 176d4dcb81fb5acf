import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Guard } from '../../platform/breaker.ts';
import { type MediaFailure, MediaServerError } from '../../domain/media-servers/port.ts';
import { callExternal, type OutsideResponse, parsedJson, unparsed } from '../outside.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How often a request is sent, and after which failures it is repeated. A request that may have been carried out is
 * repeated only if it is idempotent; 429 means that it was not carried out. After a timeout it is not repeated, as
 * enough time has passed.
 */
const policies: Record<Verb, { tries: number; after: readonly MediaFailure[] }> = {
  GET: { tries: 3, after: ['unreachable', 'broken', 'too-many'] },
  PUT: { tries: 2, after: ['unreachable', 'too-many'] },
  DELETE: { tries: 2, after: ['unreachable', 'too-many'] },
  POST: { tries: 2, after: ['too-many'] },
};
const firstPauseMs = 200;
/** The caller decides about a longer wait. */
const longestPauseMs = 5_000;

export interface HttpSettings {
  /** The time limit for the whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
  /** Returns the breaker of a server or a vendor, by its address. */
  guardOf?: ((root: string) => Guard) | undefined;
  /** Waits before another attempt; tests provide their own. */
  pause?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

export interface MediaRequest {
  verb?: Verb;
  /** Without a query. */
  path: string;
  /** Shown in logs and messages instead of a path that contains a secret. */
  label?: string;
  query?: Record<string, string | number | boolean | readonly string[] | undefined>;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Statuses of 400 and above that the caller handles. */
  accepts?: readonly number[];
  /** Whether the path names a record, so that 404 means that the record is gone; otherwise, that the endpoint is. */
  isNamed?: boolean;
  /** Whether a GET changes something, so that it is repeated as rarely as a POST. */
  acts?: boolean;
  /** Whether to send it although the server did not respond lately. */
  isEager?: boolean;
  signal?: AbortSignal | undefined;
}

export interface MediaResponse {
  status: number;
  /** The parsed JSON, or the text of any other response. */
  body: unknown;
}

/** The HTTP client of one media server, or of one of its vendor's services, with a retry policy for each verb. */
export function createMediaHttp(
  service: string,
  base: string,
  headers: () => Record<string, string>,
  {
    timeoutMs,
    log,
    guardOf,
    pause = (ms, signal) => sleep(ms, undefined, { signal: signal ?? new AbortController().signal }),
  }: HttpSettings,
) {
  const root = base.replace(/\/+$/, '');

  async function once(request: MediaRequest): Promise<MediaResponse> {
    const { verb = 'GET', accepts = [], json, form, signal } = request;
    const path = request.label ?? request.path;
    const response = await callExternal(
      { verb, url: urlOf(root, request), path, headers: { ...headers(), ...request.headers }, json, form, signal },
      {
        service,
        timeoutMs,
        log,
        failed: (why, options) => new MediaServerError(why, `${service} failed at ${verb} ${path}: ${why}.`, options),
      },
    );
    const { status, text } = response;
    const failure = failureOf(status, request);
    if (failure && !accepts.includes(status))
      throw new MediaServerError(failure, `${service} answered ${verb} ${path} with ${status}.`, {
        retryAfterMs: retryAfter(response),
      });
    return { status, body: isJson(response) ? parse(text, `${service} ${path}`) : text };
  }

  async function repeatedly(request: MediaRequest): Promise<MediaResponse> {
    const policy = policies[request.acts ? 'POST' : (request.verb ?? 'GET')];
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(request);
      } catch (error) {
        if (!(error instanceof MediaServerError) || attempt >= policy.tries || !policy.after.includes(error.code))
          throw error;
        const ms = error.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1);
        if (ms > longestPauseMs) throw error;
        await pause(ms, request.signal).catch((cause: unknown) => {
          throw new MediaServerError('aborted', `The call to ${service} was aborted.`, { cause });
        });
      }
    }
  }

  const guard = guardOf?.(root);
  const send = (request: MediaRequest): Promise<MediaResponse> =>
    guard ? guard(() => repeatedly(request), { isEager: request.isEager }) : repeatedly(request);

  return {
    send,
    /** Sends a request and returns its response, parsed by the schema. */
    async ask<T>(schema: z.ZodType<T>, request: MediaRequest): Promise<T> {
      return readAs(schema, (await send(request)).body, `${service} ${request.label ?? request.path}`);
    },
  };
}
export type MediaHttp = ReturnType<typeof createMediaHttp>;

function parse(text: string, what: string): unknown {
  const body = parsedJson(text);
  // Without the cause, which quotes the response.
  if (body === unparsed || body === undefined) throw new MediaServerError('changed', `${what} is not JSON.`);
  return body;
}

/** Returns the body, parsed by the schema; a mismatch is `changed`. */
export function readAs<T>(schema: z.ZodType<T>, body: unknown, what: string): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // Without the issue's own message, which could quote the response.
  throw new MediaServerError('changed', `${what} is not as expected at ${issue?.path.join('.') || 'its beginning'}.`);
}

function failureOf(status: number, { isNamed }: MediaRequest): MediaFailure | undefined {
  if (status >= 500) return 'broken';
  if (status === 429) return 'too-many';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 && isNamed) return 'missing';
  // Also 3xx: an endpoint that has moved.
  return status >= 300 ? 'changed' : undefined;
}

function retryAfter(response: OutsideResponse): number | undefined {
  const given = response.headers.get('retry-after');
  if (given === null) return undefined;
  const ms = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

const isJson = (response: OutsideResponse) => /[/+]json\b/.test(response.headers.get('content-type') ?? '');

function urlOf(root: string, { path, query = {} }: MediaRequest): URL {
  const url = new URL(`${root}${path}`);
  for (const [name, value] of Object.entries(query)) {
    for (const each of value === undefined ? [] : Array.isArray(value) ? value : [value])
      url.searchParams.append(name, String(each));
  }
  return url;
}
