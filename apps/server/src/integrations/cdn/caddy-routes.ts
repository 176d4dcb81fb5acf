import type { CdnHostAddress, ServerRoute } from '../../domain/cdn/port.ts';

/** The name of the HTTP server that the panel manages in Caddy's configuration; it does not touch any other. */
export const serverName = 'kronos';

const idPrefix = 'kronos-server-';
export const routeId = (serverId: number): string => `${idPrefix}${serverId}`;
/** Returns the server of a route; undefined for a route that does not belong to one. */
export function serverOf(id: string | undefined): number | undefined {
  const digits = id?.startsWith(idPrefix) && /^[1-9]\d*$/.exec(id.slice(idPrefix.length));
  return digits ? Number(digits[0]) : undefined;
}

/**
 * Returns a server's route in Caddy's format. WebSockets work without settings, and the media server gets the requested
 * host name.
 */
export const routeOf = ({ serverId, hostname, upstream }: ServerRoute) => ({
  '@id': routeId(serverId),
  match: [{ host: [hostname] }],
  // A media server's stream is forwarded without buffering.
  handle: [{ handler: 'reverse_proxy', upstreams: [{ dial: upstream }], flush_interval: -1 }],
  terminal: true,
});

/** The route with which a browser measures the latency of the host. */
const pingOf = (hostname: string) => ({
  '@id': 'kronos-ping',
  match: [{ host: [hostname], path: ['/kronos/ping'] }],
  handle: [
    {
      handler: 'static_response',
      status_code: 204,
      headers: {
        'Access-Control-Allow-Origin': ['*'],
        'Timing-Allow-Origin': ['*'],
        'Cache-Control': ['no-store'],
      },
    },
  ],
  terminal: true,
});

/** By default Caddy answers unknown host names with an empty 200, which players would mistake for a media server. */
const restOf = () => ({ '@id': 'kronos-rest', handle: [{ handler: 'static_response', status_code: 404 }] });

/** Returns the panel's part of a host's configuration, apart from the routes of servers. */
export function frameOf({ address, listen }: Pick<CdnHostAddress, 'address' | 'listen'>) {
  const { hostname, protocol } = new URL(address);
  return {
    listen: [listen],
    // Plain HTTP needs no certificates; for HTTPS, Caddy manages them by itself.
    automaticHttps: protocol === 'http:' ? { disable: true } : undefined,
    ping: pingOf(hostname),
    rest: restOf(),
  };
}
