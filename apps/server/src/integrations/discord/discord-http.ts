import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DiscordError, type DiscordFailure } from '../../domain/discord/port.ts';
import { callExternal, type OutsideResponse, parsedJson, unparsed } from '../outside.ts';

/** A read is retried after these; whether a post is, is decided by the caller, who knows its content. */
const passing = new Set<DiscordFailure>(['unreachable', 'broken', 'too-many']);
const mostTries = 3;
const pauseMs = 200;
/** The caller decides about a longer wait. */
const longestPauseMs = 5_000;

export interface DiscordSettings {
  /** The address of Discord. */
  url: string;
  /** The version and address of the panel, sent in the user agent. */
  version: string;
  site: string;
  /** The time limit for the whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
  /** Waits before another attempt; tests provide their own. */
  pause?: (ms: number) => Promise<unknown>;
}

export interface DiscordRequest {
  verb?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API. */
  path: string;
  authorization: string;
  json?: unknown;
  form?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Discord's message when it refuses a call, from the API or from its sign-in pages. */
const complaint = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error_description: z.string() }).transform(({ error_description }) => error_description),
  z.object({ error: z.string() }).transform(({ error }) => error),
]);
/** The code of a refusal, which stays the same when its text changes. */
const numbered = z.object({ code: z.number().int() });
const patience = z.object({ retry_after: z.number().nonnegative() });

/** The HTTP client of Discord's API. It waits as long as Discord requests, if that is short. */
export function createDiscordHttp({ url, version, site, timeoutMs, log, pause = sleep }: DiscordSettings) {
  const root = `${url.replace(/\/+$/, '')}/api/v10`;

  /** The format in which Discord requires programs to identify themselves. */
  const userAgent = `DiscordBot (${site}, ${version})`;

  async function once({ verb = 'GET', path, authorization, ...content }: DiscordRequest): Promise<unknown> {
    const failed = (code: DiscordFailure, more: ConstructorParameters<typeof DiscordError>[2] = {}) =>
      new DiscordError(code, `Discord failed at ${verb} ${path}: ${code}.`, more);
    const headers = { authorization, 'user-agent': userAgent };
    const response = await callExternal(
      { verb, url: `${root}${path}`, path, headers, ...content },
      {
        service: 'Discord',
        timeoutMs,
        log,
        failed: (why, options) => failed(why === 'aborted' ? 'timeout' : why, options),
      },
    );
    const body = parsedJson(response.text);
    if (response.ok && body !== unparsed) return body;
    const reason = complaint.safeParse(body).data?.slice(0, 300);
    const reasonCode = numbered.safeParse(body).data?.code;
    throw failed(failureOf(response.status), { reason, reasonCode, retryAfterMs: retryAfter(response, body) });
  }

  return {
    /** Sends a request and returns its response, parsed by the schema. */
    async ask<T>(schema: z.ZodType<T>, request: DiscordRequest): Promise<T> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const parsed = schema.safeParse(await once(request));
          if (parsed.success) return parsed.data;
          throw new DiscordError('changed', `Discord’s response at ${request.path} is not as expected.`);
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

function failureOf(status: number): DiscordFailure {
  if (status >= 500) return 'broken';
  if (status === 429) return 'too-many';
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'missing';
  // A page with 200, or a redirect to another address.
  return status >= 400 ? 'refused' : 'changed';
}

/** The body is exact, the header in whole seconds; proxies in front of the API send only the header. */
function retryAfter(response: OutsideResponse, body: unknown): number | undefined {
  const seconds =
    patience.safeParse(body).data?.retry_after ?? Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.ceil(seconds * 1_000) : undefined;
}
