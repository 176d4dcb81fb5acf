import type { Trial } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAdmin, now } from '../../../testing/fixtures.ts';
import { createTrialStore } from './one/trial-store.ts';
import { createDecliningMany } from './declining-many.ts';

const at = new Date(now).toISOString();
const aTrial = (more: Partial<Trial> = {}): Trial => ({
  id: 3,
  name: 'Tariq Tester',
  email: 'tariq@example.test',
  product: { id: 1, name: 'Plex Starter' },
  type: 'plex',
  note: '',
  state: 'open',
  created_at: at,
  decision: null,
  ...more,
});
const detail = (data: Trial) => ({ data, history: [], account: null, products: [], nodes: [] });

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminTrials.one', detail(aTrial()));
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, scope: await test.app.userScope.get() };
}

it('announces how many requests were declined, and nothing after a refusal', async () => {
  const { app, scope, server } = await signedIn();
  await app.messages.ensure('trials');
  const decline = scope.use(createDecliningMany);
  server.answer('adminTrials.declineMany', { success: true, declined: 2 });
  await decline([aTrial(), aTrial({ id: 4 })], 'All nodes are full.');
  expect(server.calls.find(({ endpoint }) => endpoint === 'adminTrials.declineMany')?.body).toEqual({
    ids: [3, 4],
    reason: 'All nodes are full.',
  });
  expect(app.notices.takeToasts().map(({ text }) => text?.(app.messages.t))).toEqual(['2 requests have been declined']);
  server.refuse('adminTrials.declineMany', 409, { message: 'No.' });
  expect(await decline([aTrial()], 'No.')).toMatchObject({ kind: 'http-error' });
  expect(app.notices.takeToasts()).toEqual([]);
});

it('reads a request again after a decision, even when another admin decided first', async () => {
  const { app, scope, server } = await signedIn();
  const store = scope.use(createTrialStore);
  store.one.show(3);
  await vi.waitFor(() => expect(store.one.get().record.status).toBe('ready'));
  server.refuse('adminTrials.approve', 409, { message: 'This request was already declined.' });
  server.answer('adminTrials.one', detail(aTrial({ state: 'declined' })));
  const outcome = await store.approve(3, { product_id: 1, days: 7, node_id: null });
  expect(outcome).toMatchObject({ kind: 'http-error', status: 409 });
  expect(store.one.get().record).toMatchObject({ data: { data: { state: 'declined' } } });
  expect(app.notices.takeToasts()).toEqual([]);
});

it('distinguishes a missing request from one that could not be read', async () => {
  const { scope, server } = await signedIn();
  const store = scope.use(createTrialStore);
  server.refuse('adminTrials.one', 404, { message: 'This request does not exist.' });
  store.one.show(99);
  await vi.waitFor(() => expect(store.one.get().isMissing).toBe(true));
});

it('never overwrites a newer response with a late one', async () => {
  const { scope, managers, server } = await signedIn();
  const store = scope.use(createTrialStore);
  const answers: (() => void)[] = [];
  server.answer(
    'adminTrials.one',
    () =>
      new Promise((resolve) => {
        const data = aTrial({ state: answers.length === 0 ? 'open' : 'approved' });
        answers.push(() => resolve(detail(data)));
      }),
  );
  store.one.show(3);
  managers[0]!.emit('admin', 'trials-changed', {});
  const shown = () => store.one.get().record;
  // The newest pending request is answered first.
  await vi.waitFor(() => {
    answers.toReversed().forEach((answer) => answer());
    expect(shown()).toMatchObject({ data: { data: { state: 'approved' } } });
  });
});
