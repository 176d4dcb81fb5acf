import type { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { listed, onLibrary } from './plex-answer.ts';
import type { StoredLibrary } from './store.ts';

const kinds = new Set(['movie', 'show', 'artist', 'photo']);

/** Libraries (sections) and their scans. */
export function plexLibraries(app: Hono, server: MediaServer): void {
  const { libraries } = server;
  const describe = ({ id, name, kind, paths }: StoredLibrary) => ({
    allowSync: true,
    key: String(id),
    type: kind,
    title: name,
    agent: 'tv.plex.agents.movie',
    scanner: 'Plex Movie',
    language: 'en-US',
    refreshing: libraries.isScanning(id),
    Location: paths.map((path, index) => ({ id: id * 10 + index, path })),
  });
  const on = onLibrary(server);

  app.get('/library/sections', (c) => listed(c, 'Directory', libraries.list().map(describe)));
  app.post('/library/sections', (c) => {
    const { name, type = '' } = c.req.query();
    const paths = c.req.queries('location') ?? [];
    if (!name || !kinds.has(type) || !paths.length || !paths.every(libraries.hasFolder)) return c.body(null, 400);
    return listed(c, 'Directory', [describe(libraries.add({ name, kind: type, paths }))]);
  });
  app.get('/library/sections/all/refresh', (c) => {
    for (const one of libraries.list()) libraries.scan(one, c.req.query('path'));
    return c.body(null, 200);
  });
  app.delete('/library/sections/all/refresh', (c) => {
    libraries.stopAll();
    return c.body(null, 200);
  });
  app.delete('/library/sections/:key', (c) =>
    on(c, ({ id }) => {
      libraries.remove(id);
      return c.body(null, 200);
    }),
  );
  app.get('/library/sections/:key/refresh', (c) =>
    on(c, (one) => {
      libraries.scan(one, c.req.query('path'));
      return c.body(null, 200);
    }),
  );
  app.delete('/library/sections/:key/refresh', (c) =>
    on(c, ({ id }) => {
      libraries.stop(id);
      return c.body(null, 200);
    }),
  );
}
