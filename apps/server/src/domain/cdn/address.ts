import type { cdnHosts, serverCdnRoutes } from '../../db/schema.ts';

/** The part of a route from which the server's name is derived. */
type Routed = Pick<typeof serverCdnRoutes.$inferSelect, 'serverId' | 'domain'>;
type Host = Pick<typeof cdnHosts.$inferSelect, 'address'>;

/** Returns the name that own domains must lead to, and whose subdomains are given to servers. */
export const hostnameOf = ({ address }: Host): string => new URL(address).hostname;

/** Returns the name under which a server is reached through a CDN host. */
export const routedName = (host: Host, { serverId, domain }: Routed): string =>
  domain ?? `server-${serverId}.${hostnameOf(host)}`;

/** Returns the address under which a server is reached through a CDN host. */
export function routedAddress(host: Host, route: Routed): string {
  const { protocol, port } = new URL(host.address);
  return `${protocol}//${routedName(host, route)}${port && `:${port}`}`;
}

/** Whether a name is a CDN host's own, or one that it gives to servers. */
export const belongsTo = (host: Host, name: string): boolean => `.${name}`.endsWith(`.${hostnameOf(host)}`);
