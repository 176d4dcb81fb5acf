import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The socket's own address; undefined in-process, where there is no socket. */
function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address?.replace(/^::ffff:/, '');
  } catch {
    return undefined;
  }
}

/**
 * The visitor's address. X-Forwarded-For can be written by anyone, so it counts only behind a trusted proxy, and then
 * its last entry alone: that is the one the proxy itself added.
 */
export function clientIp(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress(c) || 'unknown';
}

/** True for a caller on this machine that did not come through a proxy. */
export function isLoopback(c: Context): boolean {
  const address = socketAddress(c);
  const isLocal = address === '::1' || address?.startsWith('127.') === true;
  return isLocal && c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined;
}
