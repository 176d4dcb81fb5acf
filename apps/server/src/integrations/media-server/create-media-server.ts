import type { MediaServer, MediaServerAddress } from '../../domain/media-servers/port.ts';
import { createEmby } from './emby.ts';
import { createJellyfin } from './jellyfin.ts';
import { createPlex } from './plex/plex.ts';
import type { MediaServerSettings } from './settings.ts';

const drivers = { plex: createPlex, emby: createEmby, jellyfin: createJellyfin };

/** Creates the driver of one media server. It opens no connection, so creating one is cheap. */
export function createMediaServer(address: MediaServerAddress, settings: MediaServerSettings): MediaServer {
  return drivers[address.type](address, settings);
}
