import { expect, it } from 'vitest';
import { overPage, restoredOf, withoutRestored } from './restored.ts';

it.each([
  ['restore-session=1&modaltype=user&userid=7', { kind: 'user', id: 7 }],
  ['restore-session&serverid=9', { kind: 'server', id: 9 }],
  ['restore-session=1&modaltype=other&serverid=9', { kind: 'server', id: 9 }],
  ['restore-session=1&modaltype=user&serverid=9', { kind: 'user', id: undefined }],
  ['restore-session=1&modaltype=user&userid=../../etc', { kind: 'user', id: undefined }],
  ['restore-session=1&userid=0', { kind: 'server', id: undefined }],
  ['modaltype=user&userid=7', undefined],
  ['', undefined],
])('reads the restored dialog from %j', (search, restored) => {
  expect(restoredOf(search)).toEqual(restored);
});

it('adds the restored dialog to the current page and keeps the rest of its address', () => {
  const target = '/app/admin/dashboard?restore-session=1&modaltype=server&serverid=3';
  const over = '/app/admin/users?page=2&restore-session=1&modaltype=server&serverid=3';
  expect(overPage(target, '/app/admin/users?page=2')).toBe(over);
  expect(overPage(target, '/app/admin/users?page=2&restore-session=1&modaltype=user&userid=5')).toBe(over);
  expect(overPage('/app/admin/users/4', '/app/admin/users?page=2')).toBe('/app/admin/users/4');
  expect(withoutRestored(over)).toBe('/app/admin/users?page=2');
  expect(withoutRestored(target)).toBe('/app/admin/dashboard');
});
