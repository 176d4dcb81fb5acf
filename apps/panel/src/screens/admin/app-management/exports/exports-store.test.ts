import { expect, it } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createExportsStore } from './exports-store.ts';

async function atTheExports() {
  const test = await adminAtWork('exports');
  return { ...test, store: test.scope.use(createExportsStore) };
}

it('begins an export and announces it, and returns a refusal to the form', async () => {
  const { server, store, said, complaints } = await atTheExports();
  server.answer('adminExports.create', { success: true, id: 7 });
  await store.begin({ subject: 'users', format: 'csv' });
  expect(server.calls.at(-1)).toMatchObject({ body: { subject: 'users', format: 'csv' } });
  server.refuse('adminExports.create', 422, { message: 'No.' });
  expect(await store.begin({ subject: 'users', format: 'csv' })).toMatchObject({ kind: 'http-error' });
  expect([said(), complaints()]).toEqual([['The export is being created'], []]);
});

it('returns a link to the file, or shows why there is none', async () => {
  const { server, store, complaints } = await atTheExports();
  server.answer('adminExports.download', { success: true, link: '/api/export-files/abc' });
  expect(await store.link(7)).toBe('/api/export-files/abc');
  server.refuse('adminExports.download', 409, { message: 'This export is not finished yet.' });
  expect(await store.link(7)).toBeUndefined();
  expect(complaints()).toEqual(['This export is not finished yet.']);
});
