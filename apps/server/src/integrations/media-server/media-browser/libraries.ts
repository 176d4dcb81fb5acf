import type { LibraryKind } from '@kronos/api/contract';
import { z } from 'zod';
import {
  type Library,
  type MediaCallOptions,
  type MediaServer,
  MediaServerError,
} from '../../../domain/media-servers/port.ts';
import { addOnce } from '../add-once.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import type { Browser } from './connection.ts';

const kinds = { movies: 'movies', shows: 'tvshows', music: 'music', photos: 'homevideos' } as const;
const kindOf = new Map<string, LibraryKind>(
  (['movies', 'shows', 'music', 'photos'] as const).map((kind) => [kinds[kind], kind]),
);

const folders = z.array(
  z.object({
    Name: z.string(),
    Locations: z.array(z.string()).default([]),
    CollectionType: z.string().nullish(),
    ItemId: z.string(),
    /** Emby: the id by which new versions refer to the folder in a policy. */
    Guid: z.string().nullish(),
    RefreshStatus: z.string().nullish(),
  }),
);
export type Folder = z.infer<typeof folders>[number];

const items = z.object({
  Items: z.array(z.object({ Id: z.string(), Name: z.string(), ChildCount: z.number().nullish() })),
});
const tasks = z.array(z.object({ Id: z.string(), Key: z.string().nullish(), State: z.string() }));
const created = z.object({ Id: z.string() });

export const readFolders = ({ http }: Pick<Browser, 'http'>, signal: AbortSignal | undefined): Promise<Folder[]> =>
  http.ask(folders, { path: '/Library/VirtualFolders', signal });

/** Libraries (virtual folders), their scans, titles and collections. */
export function browserLibraries({ http, dialect }: Browser) {
  const libraries = async ({ signal }: MediaCallOptions = {}) => (await readFolders({ http }, signal)).map(libraryOf);
  const item = (id: string, rest = '') => `/Items/${encodeURIComponent(id)}${rest}`;
  const scanFolder = async (Path: string, id: string | undefined, options: MediaCallOptions) => {
    // The request contains only the folder: without a check, a scan of a missing library would silently succeed.
    if (id !== undefined && !(await libraries(options)).some((one) => one.id === id))
      throw new MediaServerError('missing', `There is no library ${id}.`);
    const json = { Updates: [{ Path, UpdateType: 'Modified' }] };
    await http.send({ verb: 'POST', path: '/Library/Media/Updated', json, signal: options.signal });
  };

  return {
    libraries,
    addLibrary(library, options = {}) {
      const { name, kind, paths, language = 'en' } = library;
      return addOnce(library, libraries, options, async () => {
        const { status } = await http.send({
          verb: 'POST',
          path: '/Library/VirtualFolders',
          query: {
            name,
            collectionType: kind === 'mixed' ? dialect.mixedType : kinds[kind],
            paths,
            refreshLibrary: true,
          },
          json: {
            LibraryOptions: { PathInfos: paths.map((Path) => ({ Path })), PreferredMetadataLanguage: language },
          },
          accepts: [400],
          signal: options.signal,
        });
        if (status === 400) return undefined;
        const added = (await libraries(options)).find((one) => one.name === name);
        if (!added) throw new MediaServerError('changed', 'The server does not list its new library.');
        return added;
      });
    },
    async removeLibrary(id, options = {}) {
      const name = (await libraries(options)).find((one) => one.id === id)?.name;
      if (name === undefined) return;
      const query = { name, id, refreshLibrary: false };
      const path = '/Library/VirtualFolders';
      await ignoreMissing(http.send({ verb: 'DELETE', path, query, isNamed: true, signal: options.signal }));
    },
    async scan(id, { folder, ...options } = {}) {
      if (folder !== undefined) return scanFolder(folder, id, options);
      const query = { Recursive: true, MetadataRefreshMode: 'Default', ImageRefreshMode: 'Default' };
      const one = id !== undefined && { path: item(id, '/Refresh'), query, isNamed: true };
      await http.send({ verb: 'POST', ...(one || { path: '/Library/Refresh' }), signal: options.signal });
    },
    async stopScan(id, { signal } = {}) {
      if (id !== undefined) return { outcome: 'impossible', reason: 'one-scan-not-stoppable' };
      const list = await http.ask(tasks, { path: '/ScheduledTasks', signal });
      const scan = list.find(({ Key, State }) => Key === 'RefreshLibrary' && State !== 'Idle');
      const path = `/ScheduledTasks/Running/${encodeURIComponent(scan?.Id ?? '')}`;
      if (scan) await ignoreMissing(http.send({ verb: 'DELETE', path, isNamed: true, signal }));
      return { outcome: 'done', value: null };
    },
    async titles(ParentId, { signal } = {}) {
      const { Items } = await http.ask(items, {
        path: '/Items',
        query: { ParentId, Recursive: true, IncludeItemTypes: 'Movie,Series,MusicAlbum,Video,Photo', Limit: 1_000 },
        signal,
      });
      return Items.map(({ Id, Name }) => ({ id: Id, title: Name }));
    },
    // These products keep all collections in one place.
    async collections(_, { signal } = {}) {
      const query = { Recursive: true, IncludeItemTypes: 'BoxSet', Fields: 'ChildCount', Limit: 1_000 };
      const { Items } = await http.ask(items, { path: '/Items', query, signal });
      return Items.map(({ Id, Name, ChildCount }) => ({ id: Id, title: Name, size: ChildCount ?? null }));
    },
    async addCollection({ title, titleIds }, { signal } = {}) {
      const query = { Name: title, Ids: titleIds.join(',') };
      const { Id } = await http.ask(created, { verb: 'POST', path: '/Collections', query, signal });
      return { id: Id, title, size: titleIds.length };
    },
    async removeCollection(id, { signal } = {}) {
      await ignoreMissing(http.send({ verb: 'DELETE', path: item(id), isNamed: true, signal }));
    },
    collectionEditor: null,
    watchState: null,
  } satisfies Partial<MediaServer>;
}

const libraryOf = ({ Name, Locations, CollectionType, ItemId, RefreshStatus }: Folder): Library => ({
  id: ItemId,
  name: Name,
  kind: kindOf.get(CollectionType ?? '') ?? 'mixed',
  paths: Locations,
  isScanning: RefreshStatus !== null && RefreshStatus !== undefined && RefreshStatus !== 'Idle',
});
