import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { anAdmin } from '../../../../testing/fixtures.ts';
import { createDiscordStore } from './discord-store.ts';

async function atTheDesk() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  for (const area of ['discord', 'notices', 'common'] as const) await test.app.messages.ensure(area);
  const { t } = test.app.messages;
  const { toasts, dialogs } = test.app.notices.state;
  const scope = await test.app.userScope.get();
  test.server.answer('adminDiscord.show', { application: null, redirect_url: 'https://panel.example', guilds: [] });
  return {
    ...test,
    store: scope.use(createDiscordStore),
    said: () => toasts.map(({ text }) => text?.(t)),
    complaints: () => dialogs.map(({ text }) => text(t)),
  };
}

const back = { code: 'abc', state: 'xyz', guild: '120000000000000001' };
const guilds = [{ id: '120000000000000001', name: 'Night Owls' }];

it('takes a code once, and offers the guild into which the bot was let', async () => {
  const { server, store, asked } = await atTheDesk();
  server.answer('adminDiscord.oauth', { token: 'handle' });
  server.answer('adminDiscord.guilds', { guilds });
  await Promise.all([store.arrive(back), store.arrive(back)]);
  expect(store.state.signIn).toEqual({ token: 'handle', guilds, chosen: '120000000000000001' });
  expect(asked('adminDiscord.oauth')).toBe(1);
  store.forget();
  expect(store.state.signIn).toBeNull();
});

it('says why a sign-in came to nothing', async () => {
  const { server, store, complaints } = await atTheDesk();
  server.refuse('adminDiscord.oauth', 409, { message: 'This sign-in has expired.' });
  await store.arrive(back);
  server.answer('adminDiscord.oauth', { token: 'handle' });
  server.refuse('adminDiscord.guilds', 503, { message: 'Discord cannot be reached.' });
  await store.arrive({ ...back, state: 'another' });
  server.refuse('adminDiscord.connect', 409, { message: 'There is no application yet.' });
  expect(await store.connect()).toBeUndefined();
  expect(complaints()).toEqual([
    'This sign-in has expired.',
    'Discord cannot be reached.',
    'There is no application yet.',
  ]);
  expect(store.state.signIn).toBeNull();
});

it('reads anew what it changed, and leaves a refusal to the form or says it', async () => {
  const { server, store, asked, said, complaints } = await atTheDesk();
  const guild = { id: 3, name: 'Night Owls' };
  const choice = { announcements_channel: null, status_channel: null };
  server.refuse('adminDiscord.update', 422, { message: 'There is no such channel any more.' });
  expect(await store.update(guild, choice)).toMatchObject({ kind: 'http-error' });
  server.refuse('adminDiscord.test', 409, { message: 'Discord: Missing Access' });
  await store.test(guild);
  expect([asked('adminDiscord.show'), said(), complaints()]).toEqual([0, [], ['Discord: Missing Access']]);
  server.answer('adminDiscord.update', { success: true });
  server.answer('adminDiscord.remove', { success: true });
  await store.update(guild, choice);
  await store.remove(guild);
  expect([asked('adminDiscord.show'), said()]).toEqual([
    2,
    ['Night Owls has been saved', 'Night Owls has been removed'],
  ]);
});
