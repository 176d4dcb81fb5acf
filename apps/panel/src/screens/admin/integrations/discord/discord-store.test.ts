import { expect, it } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createDiscordStore } from './discord-store.ts';
import { noChoice } from './guild-choice.ts';

async function atDiscord() {
  const test = await adminAtWork('discord');
  test.server.answer('adminDiscord.show', {
    application: null,
    redirect_url: 'https://panel.example',
    account_redirect_url: 'https://panel.example',
    guilds: [],
  });
  return { ...test, store: test.scope.use(createDiscordStore) };
}

const back = { code: 'abc', state: 'xyz', guild: '120000000000000001' };
const guilds = [{ id: '120000000000000001', name: 'Night Owls' }];

it('uses a code only once, and offers the guild to which the bot was added', async () => {
  const { server, store, asked } = await atDiscord();
  server.answer('adminDiscord.oauth', { token: 'handle' });
  server.answer('adminDiscord.guilds', { guilds });
  await Promise.all([store.completeSignIn(back), store.completeSignIn(back)]);
  expect(store.opened.signIn).toEqual({ token: 'handle', guilds, chosen: '120000000000000001' });
  expect(asked('adminDiscord.oauth')).toBe(1);
  store.forget();
  expect(store.opened.signIn).toBeNull();
});

it('shows why a sign-in failed', async () => {
  const { server, store, complaints } = await atDiscord();
  server.refuse('adminDiscord.oauth', 409, { message: 'This sign-in has expired.' });
  await store.completeSignIn(back);
  server.answer('adminDiscord.oauth', { token: 'handle' });
  server.refuse('adminDiscord.guilds', 503, { message: 'Discord cannot be reached.' });
  await store.completeSignIn({ ...back, state: 'another' });
  server.refuse('adminDiscord.connect', 409, { message: 'No Discord application is set up yet. Enter one first.' });
  expect(await store.connect()).toBeUndefined();
  expect(complaints()).toEqual([
    'This sign-in has expired.',
    'Discord cannot be reached.',
    'No Discord application is set up yet. Enter one first.',
  ]);
  expect(store.opened.signIn).toBeNull();
});

it('reads the guilds again after a change, and shows a refusal or returns it to the form', async () => {
  const { server, store, asked, said, complaints } = await atDiscord();
  const guild = { id: 3, name: 'Night Owls' };
  server.refuse('adminDiscord.update', 422, { message: 'This channel no longer exists.' });
  expect(await store.update(guild, noChoice, 'first')).toMatchObject({ kind: 'http-error' });
  server.refuse('adminDiscord.test', 409, { message: 'Discord: Missing Access' });
  await store.test(guild);
  expect([asked('adminDiscord.show'), said(), complaints()]).toEqual([0, [], ['Discord: Missing Access']]);
  server.answer('adminDiscord.update', { success: true });
  server.answer('adminDiscord.remove', { success: true });
  server.answer('adminDiscord.syncRoles', { success: true });
  await store.syncRoles(guild);
  await store.update(guild, noChoice, 'first');
  await store.remove(guild);
  expect([asked('adminDiscord.show'), said()]).toEqual([
    2,
    ['The roles of Night Owls are being assigned again', 'Night Owls has been saved', 'Night Owls has been removed'],
  ]);
});
