import type { ServerType } from '@kronos/api/contract';

/** What the media servers are called. */
export const serverTypeNames = { plex: 'Plex', emby: 'Emby', jellyfin: 'Jellyfin' } as const satisfies Record<
  ServerType,
  string
>;
