import { largestPage, mostInFilter as mostOfContract } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import {
  changeQuery,
  defineList,
  isNarrowed,
  isUnasked,
  mostInFilter,
  pageSizes,
  readQuery,
  viewChange,
  writeQuery,
} from './list-query.ts';

const shape = defineList({
  sorts: ['name', 'age'],
  sort: 'name',
  direction: 'asc',
  filters: { kind: ['cat', 'dog'], owner: 'number', homes: 'numbers' },
});
const first = { page: 1, per_page: 25, sort: 'name', direction: 'asc', q: '' };

it('reads an address, and writes the same query without its defaults', () => {
  expect(readQuery('', shape)).toEqual(first);
  expect(writeQuery(readQuery('', shape), shape)).toBe('');
  const search = 'q=a+b%25&kind=dog&owner=12&sort=age&direction=desc&per_page=100&page=3';
  expect(readQuery(search, shape)).toEqual({
    page: 3,
    per_page: 100,
    sort: 'age',
    direction: 'desc',
    q: 'a b%',
    kind: 'dog',
    owner: '12',
  });
  expect(writeQuery(readQuery(search, shape), shape)).toBe(search);
});

it.each([
  'page=0',
  'page=-3',
  'page=1.5',
  'page=1e9',
  'page=zwei',
  'per_page=7',
  'per_page=1001',
  'sort=password',
  'sort=__proto__',
  'direction=up',
  'kind=fish',
  'kind=__proto__',
  'owner=0',
  'owner=-1',
  'owner=1.5',
  'owner=9999999999',
  'owner=me',
  'homes=3,',
  'homes=3,x',
  'homes=0,3',
  'q=+++',
])('ignores an invalid value: %s', (search) => {
  expect(readQuery(search, shape)).toEqual(first);
});

it('cuts a search that is too long for any list', () => {
  expect(readQuery(`q=${'x'.repeat(900)}`, shape).q).toHaveLength(200);
});

it('returns to the first page after a change, and keeps parameters that are not the list’s', () => {
  expect(changeQuery('tab=audit&page=4&kind=cat', { q: 'x' }, shape)).toBe('tab=audit&q=x&kind=cat');
  expect(changeQuery('page=4&kind=cat', { kind: undefined }, shape)).toBe('');
  expect(changeQuery('page=4&kind=cat', { page: 5 }, shape)).toBe('kind=cat&page=5');
  expect(changeQuery('kind=cat', { kind: 'dog', q: '' }, shape)).toBe('kind=dog');
});

it('detects whether rows are left out', () => {
  expect(isNarrowed(readQuery('page=3&sort=age', shape), shape)).toBe(false);
  expect(isNarrowed(readQuery('q=x', shape), shape)).toBe(true);
  expect(isNarrowed(readQuery('kind=cat', shape), shape)).toBe(true);
});

it('distinguishes the whole list from an empty query when the list opens with a view', () => {
  expect(isUnasked('', shape)).toBe(true);
  expect(isUnasked('tab=audit&per_page=25', shape)).toBe(true);
  expect(isUnasked('page=2', shape)).toBe(false);
  const all = changeQuery('tab=audit&kind=cat', { kind: undefined }, shape, true);
  expect(all).toBe('tab=audit&view=all');
  expect(isUnasked(all, shape)).toBe(false);
  expect(changeQuery(all, { kind: 'dog' }, shape, true)).toBe('tab=audit&kind=dog');
  expect(changeQuery(all, {}, shape, false)).toBe('tab=audit');
});

it('replaces the whole query with that of a view', () => {
  const query = 'kind=dog&sort=age&direction=desc&per_page=50';
  expect(changeQuery('tab=audit&q=x&owner=3&page=4', viewChange(query, shape), shape)).toBe(`tab=audit&${query}`);
  expect(changeQuery('q=x', viewChange('', shape), shape)).toBe('');
});

it('accepts several records as one value, and no more than the contract does', () => {
  const { homes } = readQuery('homes=3,15', shape);
  expect(homes).toBe('3,15');
  expect(changeQuery('', { homes }, shape)).toBe('homes=3%2C15');
  expect(mostInFilter).toBe(mostOfContract);
  const many = Array.from({ length: mostInFilter + 1 }, (_, index) => index + 1);
  expect(readQuery(`homes=${many.join(',')}`, shape)).toEqual(first);
});

it('offers pages as large as the contract allows', () => {
  expect(Math.max(...pageSizes)).toBe(largestPage);
});
