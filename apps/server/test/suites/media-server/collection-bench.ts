import type { CollectionRule, CollectionSort, LibraryKind } from '@kronos/api/contract';
import { all, type Bench, only, valueOf } from './harness.ts';

export const noRule: CollectionRule = { genre: null, actor: null, year_from: null, year_to: null, rating_from: null };

/** A new server with one library, and the calls to create and read its collections. */
export async function claimWithTitles(
  { claim, harness, standIn }: Bench,
  kind: Exclude<LibraryKind, 'mixed'> = 'movies',
) {
  const { fresh, key, server } = await claim();
  const added = await server.addLibrary({ name: 'Library', kind, paths: [harness.folder] });
  const libraryId = valueOf(added).id;
  await standIn.finishScans(fresh.address);
  const editor = server.collectionEditor;
  if (!editor) throw new Error('This product has no editor.');
  const titles = await all(editor.all(libraryId));
  const idOf = (title: string) => only(titles, (one) => one.title === title).id;
  const collect = async (names: string[], sort: CollectionSort) =>
    valueOf(
      await editor.add({ libraryId, title: 'Rainy days', content: { sort, titleIds: names.map((one) => idOf(one)) } }),
    );
  const follow = async (rule: Partial<CollectionRule>) =>
    valueOf(await editor.add({ libraryId, title: 'By rule', content: { rule: { ...noRule, ...rule } } }));
  const namesIn = async (id: string) => (await editor.titles(id)).map(({ title }) => title);
  const call = (path: string, method = 'GET') =>
    fetch(`${fresh.address.url}${path}`, {
      method,
      headers: { 'X-Plex-Token': key.key, Accept: 'application/json', Connection: 'close' },
    });
  return {
    server,
    editor,
    libraryId,
    titles,
    idOf,
    collect,
    follow,
    namesIn,
    /** Creates a smart collection in Plex itself, with any filter. */
    async makeTheirs(filter: string) {
      const { machineId } = await server.info();
      const uri = `server://${machineId}/com.plexapp.plugins.library/library/sections/${libraryId}/all?type=1&${filter}`;
      const query = new URLSearchParams({ type: '1', title: 'Theirs', smart: '1', sectionId: libraryId, uri });
      await call(`/library/collections?${query.toString()}`, 'POST');
      return only(await editor.list(libraryId), ({ title }) => title === 'Theirs');
    },
    /** Plex's own response about a collection. */
    textOf: async (id: string) => decodeURIComponent(await (await call(`/library/collections/${id}`)).text()),
  };
}
