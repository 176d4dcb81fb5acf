import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Guard } from '../../breaker.ts';
import { type MediaFailure, MediaServerError } from '../../domain/media-servers/port.ts';
import { askOutside, type OutsideResponse, parsedJson, unparsed } from '../outside.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How often a request is sent, and after which failures again. A request that may have been carried out is repeated only
 * where twice is the same as once; 429 means that it was not. A timeout has cost enough time already.
 */
const policies: Record<Verb, { tries: number; after: readonly MediaFailure[] }> = {
  GET: { tries: 3, after: ['unreachable', 'broken', 'too-many'] },
  PUT: { tries: 2, after: ['unreachable', 'too-many'] },
  DELETE: { tries: 2, after: ['unreachable', 'too-many'] },
  POST: { tries: 2, after: ['too-many'] },
};
const firstPauseMs = 200;
/** A longer wait is the caller's to decide. */
const longestPauseMs = 5_000;

export interface HttpSettings {
  /** Until a request must have its whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
  /** The breaker of a server or a vendor, by its address. */
  guardOf?: ((root: string) => Guard) | undefined;
  /** Waits before another try; tests hand in their own. */
  pause?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

export interface MediaRequest {
  verb?: Verb;
  /** Without a query. */
  path: string;
  /** What logs and messages show instead of a path that holds a secret. */
  label?: string;
  query?: Record<string, string | number | boolean | readonly string[] | undefined>;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Statuses of 400 and above that the caller understands. */
  accepts?: readonly number[];
  /** The path names a record: 404 means that it is gone, otherwise that the endpoint is. */
  isNamed?: boolean;
  /** A GET that changes something, which is repeated as seldom as a POST. */
  acts?: boolean;
  /** Sent although the server did not respond lately. */
  isEager?: boolean;
  signal?: AbortSignal | undefined;
}

export interface MediaResponse {
  status: number;
  /** The parsed JSON, or the text of anything else. */
  body: unknown;
}

/** The HTTP client of one media server, or of one of its vendor's services, with a policy for each verb. */
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
    const response = await askOutside(
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
          throw new MediaServerError('aborted', `The call of ${service} was given up.`, { cause });
        });
      }
    }
  }

  const guard = guardOf?.(root);
  const send = (request: MediaRequest): Promise<MediaResponse> =>
    guard ? guard(() => repeatedly(request), { isEager: request.isEager }) : repeatedly(request);

  return {
    send,
    /** Sends a request and returns its response in the schema's form. */
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

/** The body in the schema's form; another form is `changed`. */
export function readAs<T>(schema: z.ZodType<T>, body: unknown, what: string): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // Not the issue's own message, which may quote the response.
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
