import type { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { describeTitle, listed, onLibrary } from './plex-answer.ts';
import { filtered, tagsOf } from './plex-filter.ts';

/** The titles of libraries, whole or filtered, and the values that they can be filtered by. */
export function plexTitles(app: Hono, server: MediaServer): void {
  const { libraries, machineId } = server;
  const on = onLibrary(server);

  app.get('/library/sections/:key/all', (c) =>
    on(c, ({ id, kind }) => {
      const query = new URL(c.req.url).searchParams;
      const found = filtered(libraries.titles(id), query, machineId);
      const offset = Number(query.get('X-Plex-Container-Start') ?? 0);
      const size = Number(query.get('X-Plex-Container-Size') ?? found.length);
      if (!Number.isInteger(offset) || !Number.isInteger(size) || offset < 0 || size < 0) return c.body(null, 400);
      const part = found.slice(offset, offset + size).map((one) => ({ ...describeTitle(one), type: kind }));
      return listed(c, 'Metadata', part, { totalSize: found.length, offset });
    }),
  );
  for (const field of ['genre', 'actor'] as const)
    app.get(`/library/sections/:key/${field}`, (c) =>
      on(c, ({ id }) => listed(c, 'Directory', tagsOf(libraries.titles(id), field, machineId))),
    );
}
