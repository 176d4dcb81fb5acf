import type { Endpoint } from '@kronos/api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { changesState } from './audited.ts';

/** Sends a body with its length, which the compression needs to decide whether it is worthwhile. */
export function sendJson(context: Context, body: unknown): Response {
  const text = JSON.stringify(body);
  context.header('Content-Type', 'application/json');
  context.header('Content-Length', String(Buffer.byteLength(text)));
  return context.body(text);
}

const whole = compress({ threshold: 1024, contentTypeFilter: /^application\/json\b/ });

/**
 * Compresses JSON above 1 kB. Streamed lines stay uncompressed, as each must arrive at once, and so does content, most
 * of which is already compressed. Responses to changes stay uncompressed as well: only those contain secrets, and next
 * to the caller's own input their length would reveal them (BREACH).
 */
export const compression = (endpoint: Endpoint): MiddlewareHandler[] =>
  changesState(endpoint) || endpoint.answers ? [] : [whole];
