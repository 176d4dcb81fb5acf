import { expect, it } from 'vitest';
import type { LibraryKind } from '@kronos/api/contract';
import { all, type Bench, only, unique, valueOf } from './harness.ts';

/** The watch state of an account, on each product. Leaves a real server unchanged. */
export function watchTests(bench: () => Bench): void {
  it('supports the watch state on products whose state the panel can transfer', () => {
    const { server } = bench();
    expect(server.watchState === null).toBe(server.type !== 'plex');
  });

  it('marks a title, sets its position, and clears both', async () => {
    const { server, harness, address } = bench();
    const { watchState } = server;
    if (!watchState) return;
    const name = unique('Kronos films');
    const { id } = valueOf(await server.addLibrary({ name, kind: 'movies', paths: [harness.folder] }));
    try {
      await harness.standIn?.finishScans(address);
      const read = () => all(watchState.all({ id, kind: 'movies' }));
      const [title] = await read();
      // A real server may not have found anything in its folder, or not yet.
      if (!title) return;
      const state = async () => only(await read(), (one) => one.id === title.id);
      const fresh = { ...title, isWatched: false, positionMs: 0 };
      expect(title).toEqual(fresh);
      await watchState.mark(title.id, true);
      expect(await state()).toEqual({ ...fresh, isWatched: true });
      await watchState.resumeAt(title.id, 600_000);
      expect(await state()).toEqual({ ...fresh, isWatched: true, positionMs: 600_000 });
      await watchState.mark(title.id, true);
      expect(await state()).toEqual({ ...fresh, isWatched: true });
      await watchState.mark(title.id, false);
      expect(await state()).toEqual(fresh);
    } finally {
      await server.removeLibrary(id);
    }
  });

  it('fails with "missing" for titles and libraries that do not exist', async () => {
    const { watchState } = bench().server;
    if (!watchState) return;
    for (const call of [
      () => all(watchState.all({ id: '999999', kind: 'movies' })),
      () => watchState.mark('999999', true),
      () => watchState.mark('999999', false),
      () => watchState.resumeAt('999999', 1_000),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'missing' });
  });
}

/** Tests that need known titles, and failures on demand. */
export function watchedTitleTests(bench: () => Bench): void {
  const claimWith = async (kind: Exclude<LibraryKind, 'mixed'>) => {
    const { claim, harness, standIn } = bench();
    const { fresh, server } = await claim();
    const { id } = valueOf(await server.addLibrary({ name: 'Library', kind, paths: [harness.folder] }));
    await standIn.finishScans(fresh.address);
    const { watchState } = server;
    if (!watchState) throw new Error('This product tells nothing of it.');
    return { watchState, read: () => all(watchState.all({ id, kind })) };
  };

  it('identifies films by title and year, the same on both servers', async () => {
    const [one, two] = [await claimWith('movies'), await claimWith('movies')];
    const films = await one.read();
    expect(only(films, ({ title }) => title === 'Paper Harbour')).toMatchObject({
      year: 2011,
      guid: expect.stringMatching(/^plex:\/\/movie\//),
    });
    expect((await two.read()).map(({ guid }) => guid)).toEqual(films.map(({ guid }) => guid));
  });

  it('reads the episodes of shows, identified by show, season and number', async () => {
    const { read, watchState } = await claimWith('shows');
    const episodes = await read();
    const episode = only(episodes, ({ title }) => title === 'Harbour Street · S02E03');
    expect(episode).toMatchObject({ year: null, guid: expect.stringMatching(/^plex:\/\/episode\//) });
    expect(new Set(episodes.map(({ title }) => title)).size).toBe(episodes.length);
    await watchState.mark(episode.id, true);
    expect((await read()).filter(({ isWatched }) => isWatched).map(({ id }) => id)).toEqual([episode.id]);
  });

  it('reads nothing from music and photo libraries', async () => {
    for (const kind of ['music', 'photos'] as const) expect(await (await claimWith(kind)).read()).toEqual([]);
  });

  it('does not repeat a mark when it is unknown whether it was made, as it would count twice', async () => {
    const { standIn } = bench();
    const { read, watchState } = await claimWith('movies');
    const { id } = only(await read(), ({ title }) => title === 'Low Orbit');
    await standIn.fail('server', 'GET /:/scrobble', 'http-500', { times: 1 });
    let failure: unknown;
    const requests = await standIn.requestsDuring(async () => {
      failure = await watchState.mark(id, true).catch((error: unknown) => error);
    });
    expect(requests.filter((one) => one.includes('scrobble'))).toHaveLength(1);
    expect(failure).toBeInstanceOf(Error);
  });
}
