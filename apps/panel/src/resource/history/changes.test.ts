import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('lists the fields that were changed, added or removed', () => {
  const before = { name: 'Films', path: '/films', old: 1, same: { deep: [1] } };
  const after = { name: 'Movies', path: '/films', fresh: null, same: { deep: [1] } };
  expect(changesOf({ before, after })).toEqual([
    { name: 'name', before: '"Films"', after: '"Movies"' },
    { name: 'old', before: '1', after: undefined },
    { name: 'fresh', before: undefined, after: 'null' },
  ]);
});

it('lists all fields of a record that was created or deleted', () => {
  const record = { name: 'Films' };
  expect(changesOf({ before: null, after: record })).toEqual([{ name: 'name', before: undefined, after: '"Films"' }]);
  expect(changesOf({ before: record, after: null })).toEqual([{ name: 'name', before: '"Films"', after: undefined }]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
