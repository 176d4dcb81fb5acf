import { z } from 'zod';
import type { MediaCallOptions, MediaServer } from '../../../domain/media-servers/port.ts';
import type { WatchedTitle, WatchState } from '../../../domain/media-servers/watch-port.ts';
import type { PlexConnection } from './connection.ts';
import { kinds, section } from './library-kinds.ts';
import { pages } from './pages.ts';
import { guidOf, listOf, title } from './title-answers.ts';

const identifier = 'com.plexapp.plugins.library';

/** The number of the type that is watched: a show is watched by its episodes. */
const typeOf = new Map<string, number>([
  ['movies', kinds.movies.number],
  ['shows', 4],
]);

/** Plex omits 0. */
const count = z.coerce.number().default(0);
const watched = title.extend({
  viewCount: count,
  viewOffset: count,
  grandparentTitle: z.string().optional(),
  parentIndex: z.coerce.number().optional(),
  index: z.coerce.number().optional(),
});
const states = listOf(watched);

/** The watch state of the key's account. */
export function plexWatchState({ server }: PlexConnection) {
  // Each of these is a GET, but repeating one would count another view.
  const act = async (
    call: 'scrobble' | 'unscrobble' | 'progress',
    query: { key: string; time?: number; state?: string },
    { signal }: MediaCallOptions,
  ) => {
    await server.send({ path: `/:/${call}`, query: { identifier, ...query }, isNamed: true, acts: true, signal });
  };

  const watchState: WatchState = {
    async *all({ id, kind }, { signal } = {}) {
      const type = typeOf.get(kind);
      if (type === undefined) return;
      const request = { path: section(id, '/all'), query: { type }, isNamed: true, signal };
      for await (const { MediaContainer } of pages(server, states, request)) yield MediaContainer.Metadata.map(stateOf);
    },
    mark: (id, isWatched, options = {}) => act(isWatched ? 'scrobble' : 'unscrobble', { key: id }, options),
    // Plex ignores 0: only a mark clears a position.
    resumeAt: (id, positionMs, options = {}) =>
      act('progress', { key: id, time: positionMs, state: 'stopped' }, options),
  };
  return { watchState } satisfies Partial<MediaServer>;
}

const stateOf = (one: z.infer<typeof watched>): WatchedTitle => ({
  id: one.ratingKey,
  title: nameOf(one),
  // Two servers that identify an episode by name only may report different years.
  year: one.grandparentTitle === undefined ? (one.year ?? null) : null,
  guid: guidOf(one.guid),
  isWatched: one.viewCount > 0,
  positionMs: one.viewOffset,
});

/** An episode's own title depends on the language of the library, its number does not. */
function nameOf({ title: own, grandparentTitle: show, parentIndex, index }: z.infer<typeof watched>): string {
  if (show === undefined) return own;
  // A daily broadcast may have a date instead.
  if (parentIndex === undefined || index === undefined) return `${show} · ${own}`;
  return `${show} · S${digits(parentIndex)}E${digits(index)}`;
}

const digits = (value: number) => String(value).padStart(2, '0');
