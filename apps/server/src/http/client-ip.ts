import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { forwardedFor } from '../platform/client-address.ts';
import { isLoopbackHost } from '../platform/loopback.ts';

/** Returns the socket's own address; undefined in-process, where there is no socket. */
function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address?.replace(/^::ffff:/, '');
  } catch {
    return undefined;
  }
}

/**
 * Returns the visitor's address. Anyone can write X-Forwarded-For, so it counts only behind a trusted proxy, and then
 * only its last entry, which the proxy itself added.
 */
export function clientIp(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor({ 'x-forwarded-for': c.req.header('x-forwarded-for') }) : undefined;
  return forwarded || socketAddress(c) || 'unknown';
}

/** The headers that proxies add; each proxy adds some of them. */
const ofProxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether the caller is on this machine and did not come through a proxy. It must also have addressed this machine by
 * name: any page that is open in a browser here can point its own host name here, and would read the response as its
 * own.
 */
export function isLoopback(c: Context): boolean {
  return (
    isLoopbackHost(socketAddress(c) ?? '') &&
    isLoopbackHost(new URL(c.req.url).hostname) &&
    ofProxies.every((name) => c.req.header(name) === undefined)
  );
}
