import type { CollectionRule } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { readFilter, writeFilter } from './collection-rule.ts';

const nothing: CollectionRule = { genre: null, actor: null, year_from: null, year_to: null, rating_from: null };
const root = 'server://abc/com.plexapp.plugins.library/library/sections/1/all';

it.each<[Partial<CollectionRule>, string]>([
  [{ genre: '12' }, 'type=1&genre=12'],
  [{ actor: '7' }, 'type=1&actor=7'],
  [{ year_from: 1990, year_to: 1999 }, 'type=1&year%3E%3E=1989&year%3C%3C=2000'],
  [{ rating_from: 7 }, 'type=1&audienceRating%3E%3E=6.9'],
  [{ rating_from: 7.3 }, 'type=1&audienceRating%3E%3E=7.2'],
  [{ rating_from: 0 }, 'type=1&audienceRating%3E%3E=-0.1'],
])('writes %j as a filter with strict comparisons, and reads it back', (some, filter) => {
  const rule = { ...nothing, ...some };
  expect(writeFilter(1, rule)).toBe(filter);
  expect(readFilter(`${root}?${filter}`, 1)).toEqual(rule);
});

it('includes and excludes exactly the right titles for each rating with one decimal', () => {
  for (let tenth = 0; tenth <= 100; tenth += 1) {
    const above = new URLSearchParams(writeFilter(1, { ...nothing, rating_from: tenth / 10 })).get('audienceRating>>');
    expect(Number(above)).toBe((tenth - 1) / 10);
    expect(readFilter(`${root}?audienceRating>>=${above}`, 1)).toEqual({ ...nothing, rating_from: tenth / 10 });
  }
  // No rating lies between the two.
  expect(writeFilter(1, { ...nothing, rating_from: 7.25 })).toBe(writeFilter(1, { ...nothing, rating_from: 7.3 }));
});

it.each([
  ['without encoding', `${root}?type=1&genre=12&year>>=1989&sort=titleSort`],
  ['encoded as a whole', encodeURIComponent(`${root}?type=1&genre=12&year%3E%3E=1989`)],
  ['with its filter encoded once more', `${root}?type=1&genre=12&year%253E%253E=1989`],
])('reads a filter %s', (_, content) => {
  expect(readFilter(content, 1)).toEqual({ ...nothing, genre: '12', year_from: 1990 });
});

it.each([
  ['another part', `${root}?type=1&genre=12&unwatched=1`],
  ['a limit', `${root}?type=1&genre=12&limit=5`],
  ['another operator', `${root}?type=1&genre!=12`],
  ['a part twice', `${root}?type=1&genre=12&genre=13`],
  ['groups of parts', `${root}?type=1&push=1&genre=12&or=1&genre=13&pop=1`],
  ['another type', `${root}?type=4&genre=12`],
  ['no part', `${root}?type=1`],
  ['no number as its year', `${root}?type=1&year>>=`],
  ['a year of no film', `${root}?type=1&year>>=12`],
  ['another address', 'server://abc/com.plexapp.plugins.library/library/metadata/1?genre=12'],
  ['broken encoding', `${root}?type=1&genre%=12`],
  ['nothing', ''],
])('returns null for a filter with %s', (_, content) => {
  expect(readFilter(content, 1)).toBeNull();
});
