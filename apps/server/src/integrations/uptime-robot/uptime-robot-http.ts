import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type RobotCallOptions, RobotError, type RobotFailure } from '../../domain/uptime-robot/port.ts';
import { callExternal, type OutsideResponse, parsedJson } from '../outside.ts';

export interface UptimeRobotSettings {
  /** The address of version 3 of the API. */
  url: string;
  /** The time limit for the whole response. */
  timeoutMs: number;
  clock: Clock;
  log?: Logger | undefined;
}

export interface UptimeRobotRequest<T> extends RobotCallOptions {
  verb?: 'GET' | 'POST' | 'DELETE';
  path: string;
  json?: unknown;
  schema: z.ZodType<T>;
}

/** UptimeRobot's message when it refuses a call: a sentence, or one per field. */
const complaint = z.object({ message: z.union([z.string(), z.array(z.string()).transform((all) => all.join('; '))]) });

/** The HTTP client of one account. A request is sent once: the caller counts the calls and decides when to retry. */
export function createUptimeRobotHttp(key: string, { url, timeoutMs, clock, log }: UptimeRobotSettings) {
  return {
    /** Sends a request and returns its response, parsed by the schema. */
    async ask<T>({ verb = 'GET', path, json, schema, signal }: UptimeRobotRequest<T>): Promise<T> {
      const failed = (code: RobotFailure, more: ConstructorParameters<typeof RobotError>[2] = {}) =>
        new RobotError(code, `UptimeRobot failed at ${verb} ${path}: ${code}.`, more);
      const headers = { authorization: `Bearer ${key}` };
      const response = await callExternal(
        { verb, url: `${url}${path}`, path, headers, json, signal },
        {
          service: 'UptimeRobot',
          timeoutMs,
          log,
          failed: (why, options) => failed(why === 'aborted' ? 'timeout' : why, options),
        },
      );
      const body = parsedJson(response.text);
      if (!response.ok) {
        const reason = complaint.safeParse(body).data?.message;
        throw failed(failureOf(response.status), { reason, retryAt: retryAt(response, clock) });
      }
      const parsed = schema.safeParse(body);
      // Without the issues, which could quote the response.
      if (!parsed.success) throw failed('changed');
      return parsed.data;
    },
  };
}

function failureOf(status: number): RobotFailure {
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'too-many';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'changed';
}

/** Returns the time until which to wait; the header contains seconds or a date. */
function retryAt({ headers }: OutsideResponse, clock: Clock): Date | undefined {
  const told = headers.get('retry-after');
  if (told === null) return undefined;
  const seconds = Number(told);
  const at = Number.isFinite(seconds) ? clock.now().getTime() + seconds * 1000 : Date.parse(told);
  return Number.isFinite(at) ? new Date(at) : undefined;
}
