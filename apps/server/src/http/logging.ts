import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { censor, secretNames } from '../security/secrets.ts';
import { describeError } from '../security/describe-error.ts';

export interface CreateLoggerOptions {
  /** Default: info. */
  level?: string;
  /** Default: standard output. */
  destination?: DestinationStream;
}

/** The variables of a request's context, set by `logRequests`. */
export interface LogVariables {
  requestId: string;
  log: Logger;
}

const secretParameters = /([?&](?:login|password|token|key|code)=)[^&#]*/gi;
const saneId = /^[\w.-]{8,64}$/;

/**
 * Creates the server's log: JSON lines with secrets redacted, three levels deep and in the query parameters of a `url`.
 */
export function createLogger({ level = 'info', destination }: CreateLoggerOptions = {}): Logger {
  const paths = secretNames.flatMap((name) => ['', '*', '*.*'].map((parent) => pathOf(parent, name)));
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor },
    serializers: { url: redactUrl, err: (error: unknown) => describeError(error) },
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Writes one line per request, by route pattern, as paths can contain keys. The request's id is returned as
 * X-Request-Id; a received one is kept if it is short and plain.
 */
export function logRequests(logger: Logger): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const start = performance.now();
    const given = c.req.header('x-request-id');
    const id = given !== undefined && saneId.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.set('log', logger.child({ request: id }));
    await next();
    c.header('X-Request-Id', id);
    const { status } = c.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { method: c.req.method, route: routePath(c), status, ms };
    c.get('log')[status >= 500 ? 'error' : 'info'](line, 'request');
  };
}

/** Redacts the values of secret query parameters in an address. */
const redactUrl = (url: unknown): unknown =>
  typeof url === 'string' ? url.replace(secretParameters, `$1${censor}`) : url;

const pathOf = (parent: string, name: string): string => {
  const field = /^\w+$/.test(name) ? `.${name}` : `["${name}"]`;
  return `${parent}${field}`.replace(/^\./, '');
};
