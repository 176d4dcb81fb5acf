import { expect, it, onTestFinished, vi } from 'vitest';
import { readQuery } from '../../../../resource/list-query.ts';
import { pageOf } from '../../../../testing/page-of.ts';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { anAdmin } from '../../../../testing/fixtures.ts';
import { ExtractionList } from './extraction-list.tsx';
import { createExtractionsStore } from './extractions-store.ts';

async function atTheDesk() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  for (const area of ['extractions', 'notices', 'common'] as const) await test.app.messages.ensure(area);
  return { ...test, scope: await test.app.userScope.get() };
}

it('asks for those of one node only, whatever else they are narrowed to', async () => {
  const { server, scope } = await atTheDesk();
  server.answer('adminExtractions.list', pageOf());
  const store = scope.use(ExtractionList.screen.createStores)({ node: '3' });
  onTestFinished(store.subscribe(() => undefined));
  store.show({ ...readQuery('', ExtractionList.screen.shape), state: 'failed' });
  await vi.waitFor(() =>
    expect(server.calls.at(-1)).toMatchObject({
      endpoint: 'adminExtractions.list',
      query: { node: 3, state: 'failed' },
    }),
  );
});

it('says that an archive is being unpacked, and leaves a refusal to the form', async () => {
  const { server, scope, app } = await atTheDesk();
  const { extract } = scope.use(createExtractionsStore);
  const body = { archive: '/srv/in/a.tar', target: '/srv/a', strip_components: 1, keep_archive: false };
  server.answer('adminNodes.extractTar', { success: true, message: 'It is.', process: { id: 4 } });
  await extract(3, body);
  expect(server.calls.at(-1)).toMatchObject({ params: { id: 3 }, body });
  server.refuse('adminNodes.extractTar', 409, { message: 'No.' });
  expect(await extract(3, body)).toMatchObject({ kind: 'http-error' });
  const { toasts, dialogs } = app.notices.state;
  expect([toasts.map(({ text }) => text?.(app.messages.t)), dialogs]).toEqual([['The archive is being unpacked'], []]);
});
