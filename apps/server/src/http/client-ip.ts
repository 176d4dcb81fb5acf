import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { forwardedFor } from '../client-address.ts';
import { isLoopbackHost } from '../loopback.ts';

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
  const forwarded = trustProxy ? forwardedFor({ 'x-forwarded-for': c.req.header('x-forwarded-for') }) : undefined;
  return forwarded || socketAddress(c) || 'unknown';
}

/** What proxies add, each some of it. */
const ofProxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * True for a caller on this machine that did not come through a proxy. It asked for this machine by name, too: a page of
 * anybody's, open in a browser here, can have its own name lead here, and would read the answer as its own.
 */
export function isLoopback(c: Context): boolean {
  return (
    isLoopbackHost(socketAddress(c) ?? '') &&
    isLoopbackHost(new URL(c.req.url).hostname) &&
    ofProxies.every((name) => c.req.header(name) === undefined)
  );
}
