import { expect, it, vi } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createDiscordAccountStore } from './discord-account-store.ts';

async function atTheAccount() {
  const test = await adminAtWork('discordAccount');
  test.server.answer('discordAccount.show', { is_offered: true, account: null });
  return { ...test, store: test.scope.use(createDiscordAccountStore) };
}
const back = { code: 'abc', state: 'xyz', guild: null };

it('uses a code only once, and reads the account that it connected', async () => {
  const { server, store, asked, said } = await atTheAccount();
  server.answer('discordAccount.finish', { success: true });
  await Promise.all([store.completeSignIn(back), store.completeSignIn(back)]);
  expect([asked('discordAccount.finish'), asked('discordAccount.show')]).toEqual([1, 1]);
  expect(said()).toEqual(['Your Discord account is connected']);
});

it('shows why a request was refused, without reading the account again', async () => {
  const { server, store, asked, complaints } = await atTheAccount();
  server.refuse('discordAccount.finish', 409, { message: 'Another user has connected this Discord account.' });
  server.refuse('discordAccount.connect', 409, { message: 'No Discord server is set up to assign roles.' });
  server.refuse('discordAccount.syncRoles', 409, { message: 'You have not connected a Discord account.' });
  await store.completeSignIn(back);
  expect(await store.connect()).toBeUndefined();
  await store.syncRoles();
  expect(asked('discordAccount.show')).toBe(0);
  expect(complaints()).toEqual([
    'Another user has connected this Discord account.',
    'No Discord server is set up to assign roles.',
    'You have not connected a Discord account.',
  ]);
});

it('reads the account again on an event once it has been loaded', async () => {
  const { store, socket, asked } = await atTheAccount();
  socket.emit('user', 'discord-account-changed', {});
  expect(asked('discordAccount.show')).toBe(0);
  await store.load();
  socket.emit('user', 'discord-account-changed', {});
  await vi.waitFor(() => expect(asked('discordAccount.show')).toBe(2));
});
