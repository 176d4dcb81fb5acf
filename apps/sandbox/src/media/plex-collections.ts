import type { Context, Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { describeTitle, listed, missing, onLibrary } from './plex-answer.ts';
import { filtered } from './plex-filter.ts';
import type { StoredCollection, StoredLibrary } from './store.ts';
import type { ScannedTitle } from './titles.ts';

/** Collections: chosen titles, or the titles that a filter finds on each request. */
export function plexCollections(app: Hono, server: MediaServer): void {
  const { libraries, store, machineId } = server;
  const root = `server://${machineId}/com.plexapp.plugins.library/library`;
  const on = onLibrary(server);
  const bad = (c: Context) => c.body(null, 400);
  const find = (id: string | undefined) => store.state.collections.find((one) => String(one.id) === id);
  const onCollection = (c: Context, work: (one: StoredCollection) => Response) => {
    const found = find(c.req.param('id'));
    return found ? work(found) : missing(c);
  };
  const saved = (c: Context) => {
    store.save();
    return c.body(null, 200);
  };
  const remove = (id: number) => {
    store.state.collections = store.state.collections.filter((one) => one.id !== id);
  };

  /** Returns the titles or the filter that an address refers to; undefined for anything else. */
  const contentOf = (
    uri: string,
    { id }: StoredLibrary,
  ): Pick<StoredCollection, 'titleIds' | 'content'> | undefined => {
    if (uri.startsWith(`${root}/sections/${id}/all?`)) return { titleIds: [], content: uri };
    const titleIds = uri.startsWith(`${root}/metadata/`) ? uri.slice(`${root}/metadata/`.length).split(',') : [];
    const known = new Set(libraries.titles(id).map((one) => String(one.id)));
    return titleIds.length && titleIds.every((one) => known.has(one)) ? { titleIds } : undefined;
  };
  const titlesIn = ({ libraryId, titleIds, content, sort }: StoredCollection): ScannedTitle[] => {
    const all = libraries.titles(libraryId ?? -1);
    const found = content
      ? filtered(all, new URLSearchParams(content.slice(content.indexOf('?'))), machineId)
      : titleIds.flatMap((id) => all.find((one) => String(one.id) === id) ?? []);
    if (sort === 2) return found;
    return found.sort((a, b) => (sort === 1 ? a.title.localeCompare(b.title) : a.year - b.year));
  };
  const describe = (one: StoredCollection) => ({
    ratingKey: String(one.id),
    type: 'collection',
    title: one.title,
    childCount: String(titlesIn(one).length),
    ...(one.content !== undefined && { smart: '1' }),
    ...(one.sort && { collectionSort: String(one.sort) }),
  });

  app.put('/library/sections/:key/all', (c) =>
    on(c, ({ id }) => {
      const query = new URL(c.req.url).searchParams;
      const [one, title] = [find(query.get('id') ?? ''), query.get('title.value')];
      if (query.get('type') !== '18' || !title) return bad(c);
      if (one?.libraryId !== id) return missing(c);
      one.title = title;
      return saved(c);
    }),
  );

  app.get('/library/sections/:key/collections', (c) =>
    on(c, ({ id }) =>
      listed(c, 'Metadata', store.state.collections.filter(({ libraryId }) => libraryId === id).map(describe)),
    ),
  );
  app.post('/library/collections', (c) => {
    const { title, sectionId, smart, uri = '' } = c.req.query();
    const library = libraries.byId(Number(sectionId));
    const content = library && contentOf(uri, library);
    if (!content || !title || (smart === '1') !== (content.content !== undefined)) return bad(c);
    const fresh = { id: store.nextId(), libraryId: library.id, title, ...content };
    store.state.collections.push(fresh);
    store.save();
    return listed(c, 'Metadata', [describe(fresh)]);
  });
  app.get('/library/collections/:id', (c) =>
    onCollection(c, (one) => {
      const { libraryId: librarySectionID, content } = one;
      return listed(c, 'Metadata', [{ ...describe(one), librarySectionID, ...(content && { content }) }]);
    }),
  );
  app.delete('/library/collections/:id', (c) =>
    onCollection(c, ({ id }) => {
      remove(id);
      return saved(c);
    }),
  );
  app.get('/library/collections/:id/children', (c) =>
    onCollection(c, (one) => listed(c, 'Metadata', titlesIn(one).map(describeTitle))),
  );
  app.put('/library/collections/:id/items', (c) =>
    onCollection(c, (one) => {
      const library = libraries.byId(one.libraryId ?? -1);
      const more = library && contentOf(c.req.query('uri') ?? '', library);
      // A collection cannot be converted into the other kind.
      if (!more || (more.content === undefined) !== (one.content === undefined)) return bad(c);
      if (more.content) one.content = more.content;
      one.titleIds = [...new Set([...one.titleIds, ...more.titleIds])];
      return saved(c);
    }),
  );
  app.delete('/library/collections/:id/items/:titleId', (c) =>
    onCollection(c, (one) => {
      const left = one.titleIds.filter((id) => id !== c.req.param('titleId'));
      if (left.length === one.titleIds.length) return missing(c);
      one.titleIds = left;
      // As in Plex, a collection without titles is removed.
      if (left.length === 0) remove(one.id);
      return saved(c);
    }),
  );
  app.put('/library/collections/:id/items/:titleId/move', (c) =>
    onCollection(c, (one) => {
      const [moved, after] = [c.req.param('titleId') ?? '', c.req.query('after')];
      const others = one.titleIds.filter((id) => id !== moved);
      if (others.length === one.titleIds.length || (after !== undefined && !others.includes(after))) return missing(c);
      one.titleIds = others.toSpliced(after === undefined ? 0 : others.indexOf(after) + 1, 0, moved);
      return saved(c);
    }),
  );
  app.put('/library/metadata/:id/prefs', (c) =>
    onCollection(c, (one) => {
      const sort = c.req.query('collectionSort') ?? '';
      if (!/^[012]$/.test(sort)) return bad(c);
      one.sort = Number(sort);
      return saved(c);
    }),
  );
}
