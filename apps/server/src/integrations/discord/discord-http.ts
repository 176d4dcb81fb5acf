import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DiscordError, type DiscordFailure } from '../../domain/discord/port.ts';
import { type Bounds, parseBounded } from '../../security/bounded-json.ts';
import { readText } from '../read-text.ts';

/** Some hundred guilds, or the roles and channels of one. */
const longestAnswer = 4 * 1024 * 1024;
const bounds: Bounds = { depth: 32, parts: 200_000 };

/** A read is sent again after these; whether a post is, decides who knows what it says. */
const passing = new Set<DiscordFailure>(['unreachable', 'broken', 'too-many']);
const mostTries = 3;
const pauseMs = 200;
/** A longer wait is the caller's to decide. */
const longestPauseMs = 5_000;

export interface DiscordSettings {
  /** Where Discord is. */
  url: string;
  /** The version and the address of the panel, by which it introduces itself. */
  version: string;
  site: string;
  /** Until a request must have its whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
  /** Waits before another try; tests hand in their own. */
  pause?: (ms: number) => Promise<unknown>;
}

export interface DiscordRequest {
  verb?: 'GET' | 'POST';
  /** Below the API. */
  path: string;
  authorization: string;
  json?: unknown;
  form?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** What Discord says when it refuses a call: the API, and its pages for signing in. */
const complaint = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error_description: z.string() }).transform(({ error_description }) => error_description),
  z.object({ error: z.string() }).transform(({ error }) => error),
]);
const patience = z.object({ retry_after: z.number().nonnegative() });
const unparsed = Symbol('not JSON');

/** The HTTP client of Discord's API, which waits as long as Discord asks it to, if that is short. */
export function createDiscordHttp({ url, version, site, timeoutMs, log, pause = sleep }: DiscordSettings) {
  const root = `${url.replace(/\/+$/, '')}/api/v10`;

  /** Discord asks every program to name itself so. */
  const userAgent = `DiscordBot (${site}, ${version})`;

  async function once(request: DiscordRequest): Promise<unknown> {
    const { verb = 'GET', path, authorization, signal } = request;
    const started = performance.now();
    const deadline = AbortSignal.timeout(timeoutMs);
    let status = 0;
    const failed = (code: DiscordFailure, more: ConstructorParameters<typeof DiscordError>[2] = {}) =>
      new DiscordError(code, `Discord failed at ${verb} ${path}: ${code}.`, more);
    try {
      const response = await fetch(`${root}${path}`, {
        method: verb,
        headers: { accept: 'application/json', authorization, ...contentType(request), 'user-agent': userAgent },
        body: bodyOf(request),
        // The token is for Discord alone.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      status = response.status;
      const body = parse(await readText(response, longestAnswer));
      if (response.ok && body !== unparsed) return body;
      const reason = complaint.safeParse(body).data?.slice(0, 300);
      throw failed(failureOf(status), { reason, retryAfterMs: retryAfter(response, body) });
    } catch (error) {
      if (error instanceof DiscordError) throw error;
      const isLate = deadline.aborted || signal?.aborted;
      throw failed(isLate ? 'timeout' : status ? 'changed' : 'unreachable', { cause: error });
    } finally {
      log?.debug({ verb, path, status, ms: Math.round(performance.now() - started) }, 'called Discord');
    }
  }

  return {
    /** Sends a request and returns its response in the schema's form. */
    async ask<T>(schema: z.ZodType<T>, request: DiscordRequest): Promise<T> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const parsed = schema.safeParse(await once(request));
          if (parsed.success) return parsed.data;
          throw new DiscordError('changed', `What Discord answered at ${request.path} is not as expected.`);
        } catch (error) {
          const mayRepeat = request.verb !== 'POST' && attempt < mostTries;
          if (!mayRepeat || !(error instanceof DiscordError) || !passing.has(error.code)) throw error;
          const ms = error.retryAfterMs ?? pauseMs * attempt;
          if (ms > longestPauseMs) throw error;
          await pause(ms);
        }
      }
    },
  };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseBounded(text, undefined, bounds);
  } catch {
    return unparsed;
  }
}

function failureOf(status: number): DiscordFailure {
  if (status >= 500) return 'broken';
  if (status === 429) return 'too-many';
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'missing';
  // A page with 200, or a redirect to somewhere else.
  return status >= 400 ? 'refused' : 'changed';
}

/** The body is exact, the header in whole seconds; what stands before Discord's API sends the header only. */
function retryAfter(response: Response, body: unknown): number | undefined {
  const seconds =
    patience.safeParse(body).data?.retry_after ?? Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.ceil(seconds * 1_000) : undefined;
}

function bodyOf({ json, form }: DiscordRequest): string | null {
  if (form) return new URLSearchParams(form).toString();
  return json === undefined ? null : JSON.stringify(json);
}

function contentType({ json, form }: DiscordRequest): Record<string, string> {
  if (form) return { 'content-type': 'application/x-www-form-urlencoded' };
  return json === undefined ? {} : { 'content-type': 'application/json' };
}
