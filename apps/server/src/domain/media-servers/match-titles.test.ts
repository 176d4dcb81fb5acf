import { expect, it } from 'vitest';
import type { CollectedTitle } from './collections-port.ts';
import { matchTitles as match, nameOfTitle } from './match-titles.ts';

const title = (id: string, name: string, year: number | null = 2001, guid: string | null = null): CollectedTitle => ({
  id,
  title: name,
  year,
  guid,
});
async function* pagesOf(...pages: CollectedTitle[][]) {
  yield* pages;
}

async function matchTitles(pages: AsyncIterable<CollectedTitle[]>, wanted: CollectedTitle[]) {
  const { pairs, missing } = await match(pages, wanted);
  return { ids: pairs.map(({ found }) => found.id), missing: missing.map(nameOfTitle) };
}

it('finds titles by guid, in the given order and on any page', async () => {
  const pages = pagesOf(
    [title('a', 'Renamed here', 2001, 'plex://movie/1')],
    [title('b', 'Other', 2001, 'plex://movie/2')],
  );
  const wanted = [title('1', 'Other', 2001, 'plex://movie/2'), title('2', 'Original', 2001, 'plex://movie/1')];
  expect(await matchTitles(pages, wanted)).toEqual({ ids: ['b', 'a'], missing: [] });
});

it.each([
  { here: null, there: 'plex://movie/1', ids: ['a'], why: 'this server does not know what names it' },
  { here: 'plex://movie/1', there: null, ids: ['a'], why: 'the other server does not' },
  { here: null, there: null, ids: ['a'], why: 'neither does' },
  { here: 'plex://movie/1', there: 'plex://movie/9', ids: [], why: 'both do, and differently: it is a remake' },
])('compares name and year when $why', async ({ here, there, ids }) => {
  const found = await matchTitles(pagesOf([title('a', 'Heat', 1995, there)]), [title('1', 'HEAT', 1995, here)]);
  expect(found.ids).toEqual(ids);
});

it('lists missing titles with their year', async () => {
  const pages = pagesOf([title('a', 'Heat', 1986)]);
  expect(await matchTitles(pages, [title('1', 'Heat', 1995), title('2', 'Home', null)])).toEqual({
    ids: [],
    missing: ['Heat (1995)', 'Home'],
  });
});
