import type { ServerType } from '@kronos/api/contract';

/** The names of the media servers. */
export const serverTypeNames = { plex: 'Plex', emby: 'Emby', jellyfin: 'Jellyfin' } as const satisfies Record<
  ServerType,
  string
>;
