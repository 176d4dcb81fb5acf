import type { ServerType } from '@kronos/api/contract';

/** The names of the media servers as their vendors write them, in every language. */
export const serverTypeNames = { plex: 'Plex', emby: 'Emby', jellyfin: 'Jellyfin' } as const satisfies Record<
  ServerType,
  string
>;
