import type { Endpoint } from '@kronos/api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { changesState } from './audited.ts';

/** Sends a body whose length is known ahead, as what decides whether compressing is worth it asks for it. */
export function sendJson(context: Context, body: unknown): Response {
  const text = JSON.stringify(body);
  context.header('Content-Type', 'application/json');
  context.header('Content-Length', String(Buffer.byteLength(text)));
  return context.body(text);
}

const whole = compress({ threshold: 1024, contentTypeFilter: /^application\/json\b/ });

/**
 * Compresses JSON above 1 kB. Lines go on uncompressed: each is to be there at once. Content goes on as it is: most of it is packed already. So do the answers of whatever
 * changes state, for only those hold secrets, and beside what a caller wrote their length would tell of them (BREACH).
 */
export const compression = (endpoint: Endpoint): MiddlewareHandler[] =>
  changesState(endpoint) || endpoint.answers ? [] : [whole];
