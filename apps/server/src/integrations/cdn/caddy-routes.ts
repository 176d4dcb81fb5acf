import type { CdnHostAddress, ServerRoute } from '../../domain/cdn/port.ts';

/** The name of the HTTP server that the panel keeps in Caddy's configuration; it touches no other. */
export const serverName = 'kronos';

const idPrefix = 'kronos-server-';
export const routeId = (serverId: number): string => `${idPrefix}${serverId}`;
/** The server of a route; undefined for a route that is none of a server. */
export function serverOf(id: string | undefined): number | undefined {
  const digits = id?.startsWith(idPrefix) && /^[1-9]\d*$/.exec(id.slice(idPrefix.length));
  return digits ? Number(digits[0]) : undefined;
}

/** The route of a server, in Caddy's words. WebSockets pass by themselves, and the media server gets the asked name. */
export const routeOf = ({ serverId, hostname, upstream }: ServerRoute) => ({
  '@id': routeId(serverId),
  match: [{ host: [hostname] }],
  // What a media server streams is sent on at once.
  handle: [{ handler: 'reverse_proxy', upstreams: [{ dial: upstream }], flush_interval: -1 }],
  terminal: true,
});

/** What a browser measures the way to the host by. */
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

/** By itself Caddy answers a name that it does not know with 200 and nothing, which players take for a media server. */
const restOf = () => ({ '@id': 'kronos-rest', handle: [{ handler: 'static_response', status_code: 404 }] });

/** What the panel's part of a host's configuration is, besides the routes of servers. */
export function frameOf({ address, listen }: Pick<CdnHostAddress, 'address' | 'listen'>) {
  const { hostname, protocol } = new URL(address);
  return {
    listen: [listen],
    // Over plain HTTP nothing asks for certificates; over HTTPS Caddy sees to them by itself.
    automaticHttps: protocol === 'http:' ? { disable: true } : undefined,
    ping: pingOf(hostname),
    rest: restOf(),
  };
}
