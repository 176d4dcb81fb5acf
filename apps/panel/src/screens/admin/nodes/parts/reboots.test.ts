import { expect, it, onTestFinished, vi } from 'vitest';
import { readQuery } from '../../../../resource/list-query.ts';
import { pageOf } from '../../../../testing/page-of.ts';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { RebootList } from './reboot-list.tsx';
import { createRebootsStore } from './reboots-store.ts';

it('lists only the reboots of one node, along with other filters', async () => {
  const { server, scope } = await adminAtWork('reboots');
  server.answer('adminReboots.list', pageOf());
  const store = scope.use(RebootList.screen.createStores)({ node: '3' });
  onTestFinished(store.subscribe(() => undefined));
  store.show({ ...readQuery('', RebootList.screen.shape), state: 'planned' });
  await vi.waitFor(() =>
    expect(server.calls.at(-1)).toMatchObject({
      endpoint: 'adminReboots.list',
      query: { node: 3, state: 'planned' },
    }),
  );
});

it('announces that reboots are planned, and returns a refusal to the form', async () => {
  const { server, scope, said, complaints } = await adminAtWork('reboots');
  const { plan } = scope.use(createRebootsStore);
  const body = { node_ids: [3, 4], at: '2026-12-24T03:15:00Z', gap_minutes: 10, reason: '' };
  server.answer('adminReboots.plan', { success: true });
  await plan(body);
  expect(server.calls.at(-1)).toMatchObject({ body });
  server.refuse('adminReboots.plan', 422, { message: 'No.' });
  expect(await plan(body)).toMatchObject({ kind: 'http-error' });
  expect([said(), complaints()]).toEqual([['2 reboots are planned'], []]);
});
