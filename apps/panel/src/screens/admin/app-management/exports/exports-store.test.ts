import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { anAdmin } from '../../../../testing/fixtures.ts';
import { createExportsStore } from './exports-store.ts';

async function atTheDesk() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  for (const area of ['exports', 'notices', 'common'] as const) await test.app.messages.ensure(area);
  const { t } = test.app.messages;
  const { toasts, dialogs } = test.app.notices.state;
  return {
    ...test,
    store: (await test.app.userScope.get()).use(createExportsStore),
    said: () => toasts.map(({ text }) => text?.(t)),
    complaints: () => dialogs.map(({ text }) => text(t)),
  };
}

it('begins one, says so, and leaves a refusal to the form', async () => {
  const { server, store, said, complaints } = await atTheDesk();
  server.answer('adminExports.create', { success: true, id: 7 });
  await store.begin({ subject: 'users', format: 'csv' });
  expect(server.calls.at(-1)).toMatchObject({ body: { subject: 'users', format: 'csv' } });
  server.refuse('adminExports.create', 422, { message: 'No.' });
  expect(await store.begin({ subject: 'users', format: 'csv' })).toMatchObject({ kind: 'http-error' });
  expect([said(), complaints()]).toEqual([['The export is being made'], []]);
});

it('has a link to its file, or tells why there is none', async () => {
  const { server, store, complaints } = await atTheDesk();
  server.answer('adminExports.download', { success: true, link: '/api/export-files/abc' });
  expect(await store.link(7)).toBe('/api/export-files/abc');
  server.refuse('adminExports.download', 409, { message: 'This export is not finished yet.' });
  expect(await store.link(7)).toBeUndefined();
  expect(complaints()).toEqual(['This export is not finished yet.']);
});
