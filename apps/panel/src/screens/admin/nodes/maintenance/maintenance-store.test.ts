import { expect, it } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createMaintenanceStore } from './maintenance-store.ts';

async function atWork() {
  const test = await adminAtWork('maintenance');
  return { ...test, store: test.scope.use(createMaintenanceStore) };
}

it.each([
  ['plan', 'The maintenance is planned'],
  ['cancel', 'The maintenance has been canceled'],
] as const)('announces the success of %s, and returns a refusal to the dialog', async (step, done) => {
  const { server, store, said, complaints } = await atWork();
  server.answer(`adminMaintenance.${step}`, { success: true });
  expect(await store[step](7)).toMatchObject({ kind: 'ok' });
  expect(server.calls.at(-1)).toMatchObject({ endpoint: `adminMaintenance.${step}`, params: { id: 7 } });
  server.refuse(`adminMaintenance.${step}`, 409, { message: 'It is no longer so.' });
  expect(await store[step](7)).toMatchObject({ kind: 'http-error', message: 'It is no longer so.' });
  expect([said(), complaints()]).toEqual([[done], []]);
});

it('resumes with the given choices', async () => {
  const { server, store, said } = await atWork();
  server.answer('adminMaintenance.resume', { success: true });
  await store.resume(7, { failed: 'skip', ends_at: null });
  expect(server.calls.at(-1)).toMatchObject({ params: { id: 7 }, body: { failed: 'skip', ends_at: null } });
  expect(said()).toEqual(['The maintenance has been resumed']);
});

it('pauses, and shows a refusal', async () => {
  const { server, store, said, complaints } = await atWork();
  server.answer('adminMaintenance.pause', { success: true });
  await store.pause(7);
  server.refuse('adminMaintenance.pause', 409, { message: 'It is not in progress.' });
  await store.pause(7);
  expect([said(), complaints()]).toEqual([['The maintenance is paused'], ['It is not in progress.']]);
});
