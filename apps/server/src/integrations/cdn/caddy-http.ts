import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { CdnError, type CdnFailure, type CdnHostAddress } from '../../domain/cdn/port.ts';
import { callExternal, parsedJson, unparsed } from '../outside.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How often a request is sent when there is no response. A request that may have been carried out is repeated only if
 * it is idempotent: a route that is added twice exists twice. After a timeout it is not repeated, as enough time has
 * passed.
 */
const tries: Record<Verb, number> = { GET: 3, PATCH: 2, DELETE: 2, PUT: 1, POST: 1 };
const pauseMs = 200;

export interface CaddySettings {
  /** The time limit for the whole response. */
  timeoutMs: number;
  log?: Logger | undefined;
}

export interface CaddyRequest {
  verb?: Verb;
  path: string;
  json?: unknown;
  signal?: AbortSignal | undefined;
}

/** Caddy's message when it refuses a call. */
const complaint = z.object({ error: z.string() });
const never = new AbortController().signal;

/** The HTTP client of one Caddy's admin API. */
export function createCaddyHttp({ adminUrl, token }: CdnHostAddress, { timeoutMs, log }: CaddySettings) {
  async function once({ verb = 'GET', path, json, signal }: CaddyRequest): Promise<unknown> {
    const failed = (code: CdnFailure, more: ErrorOptions & { reason?: string } = {}) =>
      new CdnError(code, `Caddy failed at ${verb} ${path}: ${code}.`, more);
    const headers = {
      // Each change restarts the admin API, which closes kept-alive connections.
      connection: 'close',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const response = await callExternal(
      { verb, url: `${adminUrl}${path}`, path, headers, json, signal },
      {
        service: 'Caddy',
        timeoutMs,
        log,
        failed: (why, options) => failed(why === 'aborted' ? 'timeout' : why, options),
      },
    );
    const { ok, status } = response;
    const body = parsedJson(response.text);
    if (ok) {
      // A Caddy that serves pages sends an empty response for unknown ones.
      if (body === unparsed || (body === undefined && verb === 'GET')) throw failed('changed');
      return body;
    }
    const reason = complaint.safeParse(body).data?.error;
    if (status === 401) throw failed('unauthorized');
    // Debian's Caddy responds like this to a name that its `origins` do not list; a proxy, to a token without the
    // permission.
    if (status === 403) throw failed(reason === undefined ? 'unauthorized' : 'forbidden');
    if (reason !== undefined) throw failed('refused', { reason });
    throw failed(status >= 500 ? 'broken' : 'changed');
  }

  return {
    /** Sends a request and returns the parsed response; undefined for an empty one. */
    async send(request: CaddyRequest): Promise<unknown> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(request);
        } catch (error) {
          const isSilent = error instanceof CdnError && error.code === 'unreachable';
          if (!isSilent || attempt >= tries[request.verb ?? 'GET']) throw error;
          await sleep(pauseMs * attempt, undefined, { signal: request.signal ?? never }).catch((cause: unknown) => {
            throw new CdnError('timeout', 'A call to Caddy was aborted.', { cause });
          });
        }
      }
    },
  };
}
