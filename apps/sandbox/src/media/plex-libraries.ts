import type { Context, Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import type { StoredLibrary } from './store.ts';

const kinds = new Set(['movie', 'show', 'artist', 'photo']);

/** Libraries (sections), their scans, titles and collections. */
export function plexLibraries(app: Hono, { libraries, store, machineId }: MediaServer): void {
  const list = (c: Context, name: 'Directory' | 'Metadata', items: object[]) =>
    c.json({ MediaContainer: { size: items.length, [name]: items } });
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
  const missing = (c: Context) => c.html('<h1>404 Not Found</h1>', 404);
  const on = (c: Context, work: (one: StoredLibrary) => Response) => {
    const found = libraries.byId(Number(c.req.param('key')));
    return found ? work(found) : missing(c);
  };

  app.get('/library/sections', (c) => list(c, 'Directory', libraries.list().map(describe)));
  app.post('/library/sections', (c) => {
    const { name, type = '' } = c.req.query();
    const paths = c.req.queries('location') ?? [];
    if (!name || !kinds.has(type) || !paths.length || !paths.every(libraries.hasFolder)) return c.body(null, 400);
    return list(c, 'Directory', [describe(libraries.add({ name, kind: type, paths }))]);
  });
  app.get('/library/sections/all/refresh', (c) => {
    for (const one of libraries.list()) libraries.scan(one);
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
      libraries.scan(one);
      return c.body(null, 200);
    }),
  );
  app.delete('/library/sections/:key/refresh', (c) =>
    on(c, ({ id }) => {
      libraries.stop(id);
      return c.body(null, 200);
    }),
  );
  app.get('/library/sections/:key/all', (c) =>
    on(c, ({ id, kind }) =>
      list(
        c,
        'Metadata',
        libraries.titles(id).map((one) => ({ ratingKey: String(one.id), type: kind, title: one.title })),
      ),
    ),
  );

  const collection = ({ id, title, titleIds }: (typeof store.state.collections)[number]) => ({
    ratingKey: String(id),
    type: 'collection',
    title,
    childCount: String(titleIds.length),
  });
  app.get('/library/sections/:key/collections', (c) =>
    on(c, ({ id }) =>
      list(c, 'Metadata', store.state.collections.filter(({ libraryId }) => libraryId === id).map(collection)),
    ),
  );
  app.post('/library/collections', (c) => {
    const { title, sectionId, uri = '' } = c.req.query();
    const library = libraries.byId(Number(sectionId));
    const ids = uri.split(`server://${machineId}/com.plexapp.plugins.library/library/metadata/`)[1]?.split(',');
    if (!library || !title || !ids) return c.body(null, 400);
    const fresh = { id: store.nextId(), libraryId: library.id, title, titleIds: ids };
    store.state.collections.push(fresh);
    store.save();
    return list(c, 'Metadata', [collection(fresh)]);
  });
  app.delete('/library/collections/:id', (c) => {
    const { state } = store;
    const left = state.collections.filter(({ id }) => String(id) !== c.req.param('id'));
    if (left.length === state.collections.length) return missing(c);
    state.collections = left;
    store.save();
    return c.body(null, 200);
  });
}
