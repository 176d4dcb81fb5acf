import type { LibraryKind } from '@kronos/api/contract';

/** Plex's name for each kind, the agent and the scanner that it requires, and the number of its type. */
export const kinds = {
  movies: { type: 'movie', agent: 'tv.plex.agents.movie', scanner: 'Plex Movie', number: 1 },
  shows: { type: 'show', agent: 'tv.plex.agents.series', scanner: 'Plex TV Series', number: 2 },
  music: { type: 'artist', agent: 'tv.plex.agents.music', scanner: 'Plex Music', number: 8 },
  photos: { type: 'photo', agent: 'com.plexapp.agents.none', scanner: 'Plex Photo Scanner', number: 13 },
} as const satisfies Partial<Record<LibraryKind, unknown>>;
export const kindOf = new Map<string, keyof typeof kinds>(
  (['movies', 'shows', 'music', 'photos'] as const).map((kind) => [kinds[kind].type, kind]),
);

export const section = (id: string, rest = '') => `/library/sections/${encodeURIComponent(id)}${rest}`;
