import { expect, it, onTestFinished, vi } from 'vitest';
import { changeQuery, readQuery } from '../../../../../resource/list-query.ts';
import { createTestApp } from '../../../../../testing/create-test-app.ts';
import { anAdmin } from '../../../../../testing/fixtures.ts';
import { createRecipientsStore, recipientsShape } from './recipients-store.ts';

const someone = {
  id: 1,
  name: 'Casey',
  email: 'casey@example.test',
  state: 'failed',
  message: 'The mailbox is full.',
  ended_at: '2026-11-21T10:00:00.000Z',
} as const;
const meta = { total: 1, per_page: 25, current_page: 1, last_page: 1 };

async function open() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  test.server.answer('adminMailings.recipients', { data: [someone], meta });
  const { recipientsOf } = (await test.app.userScope.get()).use(createRecipientsStore);
  return { ...test, recipientsOf, reads: () => test.asked('adminMailings.recipients') };
}
const asking = (change: Parameters<typeof changeQuery>[1] = {}) =>
  readQuery(changeQuery('', change, recipientsShape), recipientsShape);

it('shows the recipients of one mailing, filtered and sorted', async () => {
  const { server, recipientsOf } = await open();
  const list = recipientsOf(7);
  expect(recipientsOf(7)).toBe(list);
  expect(recipientsOf(8)).not.toBe(list);
  onTestFinished(list.show(asking({ state: 'failed', q: 'casey', sort: 'ended_at', direction: 'desc', page: 2 })));
  await vi.waitFor(() => expect(list.get().page).toMatchObject({ status: 'ready', data: { data: [someone] } }));
  expect(server.calls.at(-1)).toMatchObject({
    endpoint: 'adminMailings.recipients',
    params: { id: 7 },
    query: { state: 'failed', q: 'casey', sort: 'ended_at', direction: 'desc', page: 2 },
  });
});

it('reads the list again after events, at most once a second and without a loading state', async () => {
  const { recipientsOf, reads, managers, clock } = await open();
  const list = recipientsOf(7);
  const leave = list.show(asking());
  await vi.waitFor(() => expect(list.get().page.status).toBe('ready'));
  const states = new Set<unknown>();
  onTestFinished(list.subscribe(() => states.add([list.get().page.status, list.get().isRefreshing].join())));
  /** Returns the number of reads that an action causes, besides the awaited one. */
  const readsOf = async (happen: () => void) => {
    const before = reads();
    happen();
    await list.refresh();
    return reads() - before - 1;
  };
  const tell = () => managers[0]?.emit('admin', 'mailing-updated', { id: 7 });
  const tellAll = () => {
    for (let event = 0; event < 20; event++) tell();
  };
  expect(await readsOf(tell)).toBe(1);
  expect(await readsOf(tellAll)).toBe(0);
  expect(await readsOf(() => clock.advance(999))).toBe(0);
  expect(await readsOf(() => clock.advance(1))).toBe(1);
  expect(await readsOf(() => clock.advance(60_000))).toBe(0);
  expect([...states]).toEqual(['ready,false']);
  leave();
  const before = reads();
  tell();
  await list.refresh();
  expect(reads()).toBe(before);
});
