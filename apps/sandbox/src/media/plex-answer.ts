import type { Context } from 'hono';
import type { ScannedEpisode } from './episodes.ts';
import type { MediaServer } from './media-server.ts';
import type { StoredLibrary } from './store.ts';
import type { ScannedTitle } from './titles.ts';

/** A list in the envelope that Plex uses for every list, with further facts. */
export const listed = (c: Context, name: 'Directory' | 'Metadata', items: object[], facts: object = {}) =>
  c.json({ MediaContainer: { size: items.length, ...facts, [name]: items } });

export const missing = (c: Context) => c.html('<h1>404 Not Found</h1>', 404);

/** Responds for the library named in the path. */
export const onLibrary =
  ({ libraries }: MediaServer) =>
  (c: Context, work: (one: StoredLibrary) => Response) => {
    const found = libraries.byId(Number(c.req.param('key')));
    return found ? work(found) : missing(c);
  };

export const describeTitle = ({ id, title, year, guid, audienceRating, genres, actors }: ScannedTitle) => ({
  ratingKey: String(id),
  title,
  year,
  guid,
  audienceRating,
  Genre: genres.map((tag) => ({ tag })),
  Role: actors.map((tag) => ({ tag })),
});

export const describeEpisode = (one: ScannedEpisode) => ({
  ...describeTitle(one),
  type: 'episode',
  grandparentTitle: one.show,
  parentTitle: `Season ${one.season}`,
  parentIndex: one.season,
  index: one.number,
});
