import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  type CdnCallOptions,
  CdnError,
  type CdnHostAddress,
  type CdnHostConnection,
  type CdnHostsPort,
  type ServerRoute,
} from '../../domain/cdn/port.ts';
import { type CaddySettings, createCaddyHttp } from './caddy-http.ts';
import { frameOf, routeId, routeOf, serverName, serverOf } from './caddy-routes.ts';

const place = `/config/apps/http/servers/${serverName}`;

const foundRoute = z.looseObject({ '@id': z.string().optional() });
/** Null while Caddy has no configuration of the panel. */
const found = z
  .looseObject({
    listen: z.array(z.string()),
    automatic_https: z.unknown(),
    routes: z.array(foundRoute).nullish(),
  })
  .nullable();
type Found = z.infer<typeof found>;
type FoundRoute = z.infer<typeof foundRoute>;

/** Creates the port to the CDN hosts, which are Caddy servers. */
export const createCaddyHosts = (settings: CaddySettings): CdnHostsPort => ({
  open: (address) => openCaddy(address, settings),
});

/** One Caddy by its admin API (measured on 2.6.2): only differences are written, and other configuration is kept. */
function openCaddy(address: CdnHostAddress, settings: CaddySettings): CdnHostConnection {
  const { send } = createCaddyHttp(address, settings);
  const frame = frameOf(address);

  const read = async ({ signal }: CdnCallOptions): Promise<Found> => {
    const body = await send({ path: place, signal }).catch((error: unknown) => {
      // Before it serves any HTTP, the path to the place does not exist either.
      if (isRefused(error) && error.reason.startsWith('invalid traversal path')) return null;
      throw error;
    });
    const parsed = found.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new CdnError('changed', 'Caddy did not return the configuration of an HTTP server.');
  };

  /** A PUT also creates the path to the place, and is refused if something is already there. */
  const build = (routes: readonly ServerRoute[], { signal }: CdnCallOptions) =>
    send({
      verb: 'PUT',
      path: place,
      json: {
        listen: frame.listen,
        ...(frame.automaticHttps && { automatic_https: frame.automaticHttps }),
        routes: [frame.ping, ...routes.map(routeOf), frame.rest],
      },
      signal,
    });

  /** Creates all routes at once; if Caddy refuses one of them, none. */
  const isBuilt = async (routes: readonly ServerRoute[], options: CdnCallOptions): Promise<boolean> => {
    try {
      await build(routes, options);
      return true;
    } catch (error) {
      if (!isRefused(error) || routes.length === 0) throw error;
      await build([], options);
      return false;
    }
  };

  /** Corrects the existing configuration, except for the routes of servers. */
  const mend = async (now: NonNullable<Found>, { signal }: CdnCallOptions): Promise<void> => {
    if (!isDeepStrictEqual(now.listen, frame.listen))
      await send({ verb: 'PATCH', path: `${place}/listen`, json: frame.listen, signal });
    if (!isDeepStrictEqual(now.automatic_https, frame.automaticHttps)) {
      const path = `${place}/automatic_https`;
      if (frame.automaticHttps) await send({ verb: 'POST', path, json: frame.automaticHttps, signal });
      else await send({ verb: 'DELETE', path, signal });
    }
    const routes = now.routes ?? [];
    if (routes.length === 0) {
      const json = [frame.ping, frame.rest];
      await send({ verb: now.routes ? 'PATCH' : 'POST', path: `${place}/routes`, json, signal });
      return;
    }
    // The last one first: position 0 does not exist in an empty list.
    for (const [wanted, at] of [
      [frame.rest, ''],
      [frame.ping, '/0'],
    ] as const) {
      const id = wanted['@id'];
      const own = routes.find((route) => route['@id'] === id);
      if (own && isDeepStrictEqual(own, wanted)) continue;
      if (own) await send({ verb: 'PATCH', path: `/id/${id}`, json: wanted, signal });
      else await send({ verb: at ? 'PUT' : 'POST', path: `${place}/routes${at}`, json: wanted, signal });
    }
  };

  /** Inserted before the others, because the last one handles all unmatched requests. */
  const add = (route: ServerRoute, { signal }: CdnCallOptions) =>
    send({ verb: 'PUT', path: `${place}/routes/0`, json: routeOf(route), signal });
  const remove = async (serverId: number, { signal }: CdnCallOptions): Promise<void> => {
    await send({ verb: 'DELETE', path: `/id/${routeId(serverId)}`, signal }).catch((error: unknown) => {
      if (!isRefused(error) || !error.reason.startsWith('unknown object ID')) throw error;
    });
  };

  const write = async (route: ServerRoute, own: readonly FoundRoute[], options: CdnCallOptions): Promise<void> => {
    // Duplicates, added at the same time.
    for (const _ of own.slice(1)) await remove(route.serverId, options);
    if (own.length === 0) await add(route, options);
    else if (own.length > 1 || !isDeepStrictEqual(own[0], routeOf(route)))
      await send({
        verb: 'PATCH',
        path: `/id/${routeId(route.serverId)}`,
        json: routeOf(route),
        signal: options.signal,
      });
  };
  const ownOf = (now: Found, serverId: number) =>
    (now?.routes ?? []).filter((route) => route['@id'] === routeId(serverId));

  return {
    async ask(options = {}) {
      const started = performance.now();
      await read(options);
      return since(started);
    },
    async put(route, options = {}) {
      const now = await read(options);
      if (!now) await build([route], options);
      else {
        await mend(now, options);
        await write(route, ownOf(now, route.serverId), options);
      }
    },
    async setRoutes(routes, options = {}) {
      const started = performance.now();
      const now = await read(options);
      const ms = since(started);
      if (now) await mend(now, options);
      else if (await isBuilt(routes, options)) return { ms, refused: [] };
      const wanted = new Set(routes.map(({ serverId }) => serverId));
      for (const route of now?.routes ?? []) {
        const serverId = serverOf(route['@id']);
        if (serverId !== undefined && !wanted.has(serverId)) await remove(serverId, options);
      }
      const refused: number[] = [];
      for (const route of routes) {
        try {
          await write(route, ownOf(now, route.serverId), options);
        } catch (error) {
          // A route that Caddy refuses must not hold back the others.
          if (!isRefused(error)) throw error;
          refused.push(route.serverId);
        }
      }
      return { ms, refused };
    },
    async clear({ signal } = {}) {
      await send({ verb: 'DELETE', path: place, signal }).catch((error: unknown) => {
        if (!isRefused(error) || !error.reason.startsWith('invalid traversal path')) throw error;
      });
    },
  };
}

const since = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

const isRefused = (error: unknown): error is CdnError => error instanceof CdnError && error.code === 'refused';
