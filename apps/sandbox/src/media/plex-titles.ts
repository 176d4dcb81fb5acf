import type { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { describeEpisode, describeTitle, listed, onLibrary } from './plex-answer.ts';
import { filtered, tagsOf } from './plex-filter.ts';
import { viewsOf } from './plex-watched.ts';

/** The titles or episodes of libraries, all or filtered, and the values to filter by. */
export function plexTitles(app: Hono, server: MediaServer): void {
  const { libraries, machineId } = server;
  const on = onLibrary(server);

  app.get('/library/sections/:key/all', (c) =>
    on(c, ({ id, kind }) => {
      const query = new URL(c.req.url).searchParams;
      const found =
        query.get('type') === '4'
          ? filtered(libraries.episodes(id), query, machineId).map(describeEpisode)
          : filtered(libraries.titles(id), query, machineId).map((one) => ({ ...describeTitle(one), type: kind }));
      const offset = Number(query.get('X-Plex-Container-Start') ?? 0);
      const size = Number(query.get('X-Plex-Container-Size') ?? found.length);
      if (!Number.isInteger(offset) || !Number.isInteger(size) || offset < 0 || size < 0) return c.body(null, 400);
      const part = found.slice(offset, offset + size).map((one) => ({ ...one, ...viewsOf(server, one.ratingKey) }));
      return listed(c, 'Metadata', part, { totalSize: found.length, offset });
    }),
  );
  for (const field of ['genre', 'actor'] as const)
    app.get(`/library/sections/:key/${field}`, (c) =>
      on(c, ({ id }) => listed(c, 'Directory', tagsOf(libraries.titles(id), field, machineId))),
    );
}
