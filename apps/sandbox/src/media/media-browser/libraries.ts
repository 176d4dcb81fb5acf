import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { MediaServer } from '../media-server.ts';
import type { StoredLibrary } from '../store.ts';
import type { Dialect } from './dialect.ts';

const scanTask = 'b5e2f3a1c4d60718293a4b5c6d7e8f90';

const updates = z.object({ Updates: z.array(z.object({ Path: z.string(), UpdateType: z.string() })) });

/** Virtual folders, their scans, titles and collections. */
export function libraryRoutes(app: Hono, { libraries, store }: MediaServer, dialect: Dialect): void {
  const { prefix, idOf, guidOf } = dialect;
  const { state } = store;
  const find = (id: string | undefined) => libraries.list().find((one) => idOf(one.id) === id);
  const isScanning = () => libraries.list().some(({ id }) => libraries.isScanning(id));
  const describe = ({ id, name, kind, paths }: StoredLibrary) => ({
    Name: name,
    Locations: paths,
    ...(kind && { CollectionType: kind }),
    LibraryOptions: { PathInfos: paths.map((Path) => ({ Path })) },
    ItemId: idOf(id),
    ...(guidOf && { Id: idOf(id), Guid: guidOf(id) }),
    RefreshStatus: libraries.isScanning(id) ? 'Active' : 'Idle',
    ...(libraries.isScanning(id) && { RefreshProgress: 12.5 }),
  });

  app.get(`${prefix}/Library/VirtualFolders`, (c) => c.json(libraries.list().map(describe)));
  app.post(`${prefix}/Library/VirtualFolders`, (c) => {
    const { name, collectionType = '' } = c.req.query();
    const paths = c.req.queries('paths') ?? [];
    if (!name || !paths.every(libraries.hasFolder)) return c.text(dialect.badRequest, 400);
    libraries.add({ name, kind: collectionType, paths });
    return c.body(null, 204);
  });
  app.delete(`${prefix}/Library/VirtualFolders`, (c) => {
    const found = libraries.byName(c.req.query('name') ?? '');
    if (!found) return c.body(null, 404);
    libraries.remove(found.id);
    return c.body(null, 204);
  });
  app.post(`${prefix}/Library/Refresh`, (c) => {
    for (const one of libraries.list()) libraries.scan(one);
    return c.body(null, 204);
  });
  app.post(`${prefix}/Library/Media/Updated`, async (c) => {
    const body = updates.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.text(dialect.badRequest, 400);
    // The real products wait for a minute first, in case more changes are reported.
    for (const { Path } of body.data.Updates) for (const one of libraries.list()) libraries.scan(one, Path);
    return c.body(null, 204);
  });
  app.get(`${prefix}/ScheduledTasks`, (c) =>
    c.json([
      { Name: 'Clean Cache Directory', State: 'Idle', Id: 'a0', Key: 'DeleteCacheFiles' },
      { Name: 'Scan Media Library', State: isScanning() ? 'Running' : 'Idle', Id: scanTask, Key: 'RefreshLibrary' },
    ]),
  );
  app.delete(`${prefix}/ScheduledTasks/Running/:id`, (c) => {
    if (c.req.param('id') !== scanTask) return c.body(null, 404);
    libraries.stopAll();
    return c.body(null, 204);
  });

  app.post(`${prefix}/Items/:id/Refresh`, (c) => {
    const found = find(c.req.param('id'));
    if (!found) return c.body(null, 404);
    libraries.scan(found);
    return c.body(null, 204);
  });
  app.get(`${prefix}/Items`, (c) => {
    const { ParentId, IncludeItemTypes } = c.req.query();
    if (IncludeItemTypes === 'BoxSet')
      return list(
        c,
        state.collections.map(({ id, title, titleIds }) => ({
          Id: idOf(id),
          Name: title,
          Type: 'BoxSet',
          ChildCount: titleIds.length,
        })),
      );
    const titles = libraries.titles(find(ParentId)?.id ?? -1);
    return list(
      c,
      titles.map(({ id, title }) => ({ Id: idOf(id), Name: title, Type: 'Movie' })),
    );
  });
  app.post(`${prefix}/Collections`, (c) => {
    const { Name = '', Ids = '' } = c.req.query();
    const fresh = { id: store.nextId(), libraryId: null, title: Name, titleIds: Ids.split(',') };
    state.collections.push(fresh);
    store.save();
    return c.json({ Id: idOf(fresh.id) });
  });
  app.delete(`${prefix}/Items/:id`, (c) => {
    const left = state.collections.filter(({ id }) => idOf(id) !== c.req.param('id'));
    if (left.length === state.collections.length) return c.body(null, 404);
    state.collections = left;
    store.save();
    return c.body(null, 204);
  });
}

const list = (c: Context, Items: object[]) => c.json({ Items, TotalRecordCount: Items.length, StartIndex: 0 });
