import { expect, it } from 'vitest';
import { claimWithTitles, noRule } from './collection-bench.ts';
import { all, type Bench, unique, valueOf } from './harness.ts';

const idsOf = (titles: readonly { id: string }[]) => titles.map(({ id }) => id);

/** Editing collections, on each product. Leaves a real server unchanged. */
export function editorTests(bench: () => Bench): void {
  it('edits collections in place on products with which the panel supports it', () => {
    const { server } = bench();
    expect(server.collectionEditor === null).toBe(server.type !== 'plex');
  });

  it('reads a library and its collections, and collects its titles', async () => {
    const { server, harness, address } = bench();
    const editor = server.collectionEditor;
    if (!editor) return;
    const name = unique('Kronos films');
    const { id } = valueOf(await server.addLibrary({ name, kind: 'movies', paths: [harness.folder] }));
    try {
      expect(await editor.list(id)).toEqual([]);
      expect(await editor.ruleValues(id, 'genre')).toBeInstanceOf(Array);
      expect(await editor.search(id, unique('Nothing is called'))).toEqual([]);
      await harness.standIn?.finishScans(address);
      const titles = (await all(editor.all(id))).slice(0, 2);
      // A real server may not have found anything in its folder, or not yet.
      if (titles.length === 0) return;
      const content = { titleIds: idsOf(titles), sort: 'title' } as const;
      const added = valueOf(await editor.add({ libraryId: id, title: unique('Kronos'), content }));
      expect(await editor.one(added.id)).toEqual({ ...added, rule: null });
      expect(idsOf(await editor.titles(added.id)).sort()).toEqual(idsOf(titles).sort());
    } finally {
      await server.removeLibrary(id);
    }
  });

  it('fails with "missing" for collections and libraries that do not exist', async () => {
    const editor = bench().server.collectionEditor;
    if (!editor) return;
    for (const call of [
      () => editor.list('999999'),
      () => editor.one('999999'),
      () => editor.titles('999999'),
      () => editor.search('999999', ''),
      () => all(editor.all('999999')),
      () => editor.ruleValues('999999', 'actor'),
      () => editor.add({ libraryId: '999999', title: 'Nowhere', content: { titleIds: ['1'], sort: 'release' } }),
      () => editor.rename('999999', '999999', 'Nowhere'),
      () => editor.sortBy('999999', 'title'),
      () => editor.addTitles('999999', ['1']),
      () => editor.removeTitle('999999', '1'),
      () => editor.moveTitle('999999', '1', null),
      () => editor.setRule({ id: '999999', libraryId: '999999' }, noRule),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'missing' });
  });
}

/** Tests that need known titles. */
export function collectionTests(bench: () => Bench): void {
  it('finds titles by a part of their names, with the GUID that identifies them on every server', async () => {
    const [one, two] = [await claimWithTitles(bench()), await claimWithTitles(bench())];
    expect(one.titles.length).toBeGreaterThan(12);
    const [found] = await one.editor.search(one.libraryId, 'HARBOUR');
    expect(found).toEqual({
      id: one.idOf('Paper Harbour'),
      title: 'Paper Harbour',
      year: 2011,
      guid: expect.stringMatching(/^plex:\/\/movie\/[0-9a-f]{24}$/),
    });
    expect(await one.editor.search(one.libraryId, 'no such film')).toEqual([]);
    expect(two.titles.map(({ guid }) => guid)).toEqual(one.titles.map(({ guid }) => guid));
    const photos = await claimWithTitles(bench(), 'photos');
    expect(new Set(photos.titles.map(({ guid }) => guid))).toEqual(new Set([null]));
  });

  it('collects titles in each order, and changes the order and the name', async () => {
    const { server, editor, libraryId, collect, namesIn } = await claimWithTitles(bench());
    const { id } = await collect(['Paper Harbour', 'Last Ferry', 'North of Noon'], 'release');
    const base = { id, libraryId, size: 3, isSmart: false };
    expect(await editor.list(libraryId)).toEqual([{ ...base, title: 'Rainy days', sort: 'release' }]);
    expect(await namesIn(id)).toEqual(['North of Noon', 'Last Ferry', 'Paper Harbour']);
    await editor.sortBy(id, 'title');
    expect(await namesIn(id)).toEqual(['Last Ferry', 'North of Noon', 'Paper Harbour']);
    await editor.rename(id, libraryId, 'Sunny days & more');
    expect(await editor.one(id)).toEqual({ ...base, title: 'Sunny days & more', sort: 'title', rule: null });
    expect(await server.collections(libraryId)).toEqual([{ id, title: 'Sunny days & more', size: 3 }]);
    await expect(editor.rename('999999', libraryId, 'Nobody')).rejects.toMatchObject({ code: 'missing' });
  });

  it('arranges titles manually, and adds and removes some', async () => {
    const { editor, idOf, collect, namesIn } = await claimWithTitles(bench());
    const { id, sort } = await collect(['Paper Harbour', 'Last Ferry', 'North of Noon'], 'custom');
    expect(sort).toBe('custom');
    expect(await namesIn(id)).toEqual(['Paper Harbour', 'Last Ferry', 'North of Noon']);
    await editor.moveTitle(id, idOf('North of Noon'), null);
    await editor.moveTitle(id, idOf('Paper Harbour'), idOf('Last Ferry'));
    expect(await namesIn(id)).toEqual(['North of Noon', 'Last Ferry', 'Paper Harbour']);
    await editor.addTitles(id, [idOf('Low Orbit'), idOf('Last Ferry')]);
    for (const _ of ['there', 'gone']) await editor.removeTitle(id, idOf('North of Noon'));
    expect(await namesIn(id)).toEqual(['Last Ferry', 'Paper Harbour', 'Low Orbit']);
    await expect(editor.moveTitle(id, idOf('North of Noon'), null)).rejects.toMatchObject({ code: 'missing' });
  });
}
