import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Whose a request is, where there is no context yet: the address that is counted by. */
export const addressOf = (
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustProxy: boolean,
): string => networkOf((trustProxy && forwardedFor(headers)) || socket.remoteAddress || 'unknown');

/** Whom the proxy before the server named as its caller. */
export const forwardedFor = ({ 'x-forwarded-for': list }: IncomingHttpHeaders): string | undefined =>
  [list].flat().join(',').split(',').at(-1)?.trim();

/** One household of IPv6 has a /64 to choose addresses from, so that is what counts. */
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
