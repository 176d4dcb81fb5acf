import type { Context, MiddlewareHandler } from 'hono';
import type { Faults, FaultTarget } from '../faults.ts';
import type { Requests } from '../requests.ts';

/** Records each request to a service, and responds with its configured faults. */
export function misbehave(
  { faults, requests }: { faults: Faults; requests: Requests },
  service: string,
  target: Omit<FaultTarget, 'operation'>,
  /** The prefix before the service's own path. */
  prefix = '',
): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.path.slice(prefix.length) || '/';
    const operation = `${c.req.method} ${path}`;
    const recorded = requests.add({ service, request: operation, status: 0 });
    try {
      const fault = await faults.beforeResponse({ ...target, operation }, c.req.raw.signal);
      if (!fault) return await next();
      c.res = respond(c, fault.fault, fault.ms ?? 1_000, path);
      return undefined;
    } finally {
      recorded.status = c.res.status;
    }
  };
}

function respond(c: Context, fault: string, ms: number, path: string): Response {
  switch (fault) {
    case 'http-401':
      return c.text('Unauthorized', 401);
    case 'http-404':
      return c.body(null, 404);
    case 'http-429':
      return c.text('Too Many Requests', 429, { 'Retry-After': String(Math.ceil(ms / 1_000)) });
    case 'http-html':
      return c.html('<!doctype html><title>Sign in</title><h1>Welcome to the captive portal</h1>');
    case 'http-moved':
      return c.redirect(`/v9${path}`, 308);
    case 'http-changed':
      return c.json({ version: 9, data: { result: [] } });
    default:
      return c.text('Internal Server Error', 500);
  }
}
