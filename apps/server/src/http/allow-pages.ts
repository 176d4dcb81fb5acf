import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Lets pages of these origins read responses; a bearer token identifies the caller, so no cookie is accepted. */
export function allowPages(origins: ReadonlySet<string>): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => origin,
    allowMethods: ['POST'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'X-CSRF-Token',
      'X-Requested-With',
      'X-XSRF-TOKEN',
      'X-Kronos-Domain',
    ],
    maxAge: 600,
  });
  return (context, next) => {
    const origin = context.req.header('origin');
    return origin !== undefined && origins.has(origin) ? allow(context, next) : next();
  };
}
