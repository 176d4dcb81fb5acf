import type { MediaServer, MediaServerAddress } from '../../../domain/media-servers/port.ts';
import type { MediaServerSettings } from '../settings.ts';
import { plexAccount } from './account.ts';
import { plexCollections } from './collections.ts';
import { connectPlex } from './connection.ts';
import { plexLibraries } from './libraries.ts';
import { plexSessions } from './sessions.ts';
import { plexShares } from './shares.ts';
import { plexWatchState } from './watch-state.ts';

/** Plex: users have plex.tv accounts, with which a server is shared there. */
export function createPlex(address: MediaServerAddress, settings: MediaServerSettings): MediaServer {
  const plex = connectPlex(address, settings);
  const libraries = plexLibraries(plex);
  return {
    type: 'plex',
    features: {
      share: null,
      user: 'accounts-are-central',
      connect: 'no-connect',
      'stop-one-scan': null,
      'mixed-library': 'one-kind-each',
    },
    info: plex.info,
    ...plexAccount(plex),
    ...libraries,
    ...plexCollections(plex, libraries),
    ...plexShares(plex),
    ...plexSessions(plex),
    ...plexWatchState(plex),
  };
}
