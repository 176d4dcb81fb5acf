import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Returns the client's address of a request that has no context yet; limits count by it. */
export const addressOf = (
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustProxy: boolean,
): string => networkOf((trustProxy && forwardedFor(headers)) || socket.remoteAddress || 'unknown');

/** Returns the client that the proxy in front of the server added to the header. */
export const forwardedFor = ({ 'x-forwarded-for': list }: IncomingHttpHeaders): string | undefined =>
  [list].flat().join(',').split(',').at(-1)?.trim();

/** Returns the part of an address that limits count by: an IPv6 household can use any address of a /64. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/, '');
  return ip.includes(':') ? expand(ip).slice(0, 4).join(':') : ip;
}

function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
