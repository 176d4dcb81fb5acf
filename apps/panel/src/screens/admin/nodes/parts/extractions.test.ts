import { expect, it, onTestFinished, vi } from 'vitest';
import { readQuery } from '../../../../resource/list-query.ts';
import { pageOf } from '../../../../testing/page-of.ts';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { ExtractionList } from './extraction-list.tsx';
import { createExtractionsStore } from './extractions-store.ts';

it('lists only the extractions of one node, along with other filters', async () => {
  const { server, scope } = await adminAtWork('extractions');
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

it('announces that an archive is being extracted, and returns a refusal to the form', async () => {
  const { server, scope, said, complaints } = await adminAtWork('extractions');
  const { extract } = scope.use(createExtractionsStore);
  const body = { archive: '/srv/in/a.tar', target: '/srv/a', strip_components: 1, keep_archive: false };
  server.answer('adminNodes.extractTar', { success: true, message: 'It is.', process: { id: 4 } });
  await extract(3, body);
  expect(server.calls.at(-1)).toMatchObject({ params: { id: 3 }, body });
  server.refuse('adminNodes.extractTar', 409, { message: 'No.' });
  expect(await extract(3, body)).toMatchObject({ kind: 'http-error' });
  expect([said(), complaints()]).toEqual([['The archive is being unpacked'], []]);
});
