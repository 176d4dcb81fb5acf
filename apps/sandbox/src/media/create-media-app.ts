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

/** The HTTP face of a media server: only what the panel asks of one (info, for now). */
export function createMediaApp(type: MediaType, server: MediaServer): Hono {
  return apps[type](server);
}
