import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { CloudError, type CloudFailure } from '../../domain/hetzner/port.ts';
import { callExternal, type OutsideResponse, parsedJson } from '../outside.ts';

/**
 * How often a read is sent when Hetzner does not respond or fails; an action is not repeated, as it may be under way.
 */
const tries = 3;
const pauseMs = 200;

export interface HetznerSettings {
  /** The address of the API. */
  url: string;
  /** The time limit for the whole response. */
  timeoutMs: number;
  clock: Clock;
  log?: Logger | undefined;
}

export interface HetznerRequest<T> {
  verb?: 'GET' | 'POST';
  path: string;
  schema: z.ZodType<T>;
  signal?: AbortSignal | undefined;
}

export interface HetznerResponse<T> {
  body: T;
  /** The calls left in this hour, and when they are restored; undefined if Hetzner does not say. */
  limit: { remaining: number; resetAt: Date } | undefined;
}

/** Hetzner's message when it refuses a call. */
const complaint = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const never = new AbortController().signal;

/** The HTTP client of one Hetzner Cloud project. */
export function createHetznerHttp(token: string, { url, timeoutMs, clock, log }: HetznerSettings) {
  async function once<T>({ verb = 'GET', path, schema, signal }: HetznerRequest<T>): Promise<HetznerResponse<T>> {
    const failed = (code: CloudFailure, more: ConstructorParameters<typeof CloudError>[2] = {}) =>
      new CloudError(code, `Hetzner failed at ${verb} ${path}: ${code}.`, more);
    const headers = { authorization: `Bearer ${token}` };
    const response = await callExternal(
      { verb, url: `${url}${path}`, path, headers, signal },
      {
        service: 'Hetzner',
        timeoutMs,
        log,
        failed: (why, options) => failed(why === 'aborted' ? 'timeout' : why, options),
      },
    );
    const body = parsedJson(response.text);
    if (!response.ok) {
      const reason = complaint.safeParse(body).data?.error;
      throw failed(failureOf(response.status, reason !== undefined), { reason, retryAt: retryAt(response, clock) });
    }
    const parsed = schema.safeParse(body);
    // Without the issues, which could quote the response.
    if (!parsed.success) throw failed('changed');
    return { body: parsed.data, limit: limitOf(response) };
  }

  return {
    /** Sends a request and returns its response, parsed by the schema. */
    async ask<T>(request: HetznerRequest<T>): Promise<HetznerResponse<T>> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(request);
        } catch (error) {
          const isPassing = error instanceof CloudError && (error.code === 'unreachable' || error.code === 'broken');
          if (!isPassing || request.verb === 'POST' || attempt >= tries) throw error;
          await sleep(pauseMs * attempt, undefined, { signal: request.signal ?? never }).catch((cause: unknown) => {
            throw new CloudError('timeout', 'A call to Hetzner was aborted.', { cause });
          });
        }
      }
    },
  };
}

function failureOf(status: number, hasSaid: boolean): CloudFailure {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'too-many';
  if (status >= 500) return 'broken';
  if (!hasSaid) return 'changed';
  return status === 404 ? 'missing' : 'refused';
}

/** Hetzner sends the second at which the hour's calls are restored; a proxy in front of it, the seconds until then. */
function retryAt({ headers }: OutsideResponse, clock: Clock): Date | undefined {
  const reset = Number(headers.get('ratelimit-reset') ?? Number.NaN);
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(reset)) return new Date(reset * 1000);
  return Number.isFinite(after) ? new Date(clock.now().getTime() + after * 1000) : undefined;
}

function limitOf({ headers }: OutsideResponse): HetznerResponse<never>['limit'] {
  const remaining = Number(headers.get('ratelimit-remaining') ?? Number.NaN);
  const reset = Number(headers.get('ratelimit-reset') ?? Number.NaN);
  const isTold = Number.isFinite(remaining) && Number.isFinite(reset);
  return isTold ? { remaining, resetAt: new Date(reset * 1000) } : undefined;
}
