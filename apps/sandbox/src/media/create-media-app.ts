import { Hono } from 'hono';
import type { FaultTarget } from '../faults.ts';
import { misbehave } from '../http/misbehave.ts';
import type { MediaType } from '../images.ts';
import { embyApp } from './emby.ts';
import { jellyfinApp } from './jellyfin.ts';
import type { MediaServer } from './media-server.ts';
import { plexApp } from './plex.ts';

const apps = { plex: plexApp, emby: embyApp, jellyfin: jellyfinApp } satisfies Record<
  MediaType,
  (app: Hono, server: MediaServer) => Hono
>;

/**
 * The HTTP API of a media server: only the endpoints that the panel uses. Without a target, as it responds inside its
 * container: no faults apply, such as the refusal of a claim from another network.
 */
export function createMediaApp(server: MediaServer, target?: Omit<FaultTarget, 'operation'>): Hono {
  const app = new Hono();
  if (target) app.use(misbehave(server.world, target.container?.at(-1) ?? server.name, target));
  return apps[server.type](app, server);
}
