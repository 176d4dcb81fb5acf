import type { Hono } from 'hono';
import type { MediaType } from '../images.ts';
import { embyApp } from './emby.ts';
import { jellyfinApp } from './jellyfin.ts';
import type { MediaServer } from './media-server.ts';
import { plexApp } from './plex.ts';

const apps = { plex: plexApp, emby: embyApp, jellyfin: jellyfinApp } satisfies Record<
  MediaType,
  (server: MediaServer) => Hono
>;

/** The HTTP API of a media server: only the endpoints that the panel uses. */
export function createMediaApp(type: MediaType, server: MediaServer): Hono {
  return apps[type](server);
}
