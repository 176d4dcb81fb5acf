import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createConfirmationStore } from '../../../parts/proof/confirmation-store.ts';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAccount, aUser, now } from '../../../testing/fixtures.ts';
import { createAccountStore } from './account-store.ts';

async function signedIn() {
  const test = createTestApp({ user: aUser() });
  test.server.answer('customerServers.list', { data: [] });
  test.server.answer('account.fetch', anAccount());
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, scope, store: scope.use(createAccountStore) };
}

it('shows a change with a toast, and returns a refusal to the form', async () => {
  const { store, server, app, asked } = await signedIn();
  await store.load();
  server.answer('account.rename', { success: true });
  server.answer('account.fetch', anAccount({ name: 'Casey C.' }));
  await store.rename({ name: 'Casey C.' });
  expect(app.notices.takeToasts()).toHaveLength(1);
  expect(store.state.read).toMatchObject({ status: 'ready', data: { name: 'Casey C.' } });

  const message = 'This address already belongs to an account.';
  const errors = { email: [message] };
  server.refuse('account.changeEmail', 422, { message, errors });
  const before = asked('account.fetch');
  expect(await store.changeEmail({ email: 'taken@kronos.test' })).toMatchObject({ kind: 'http-error', errors });
  expect(app.notices.takeToasts()).toHaveLength(0);
  expect(asked('account.fetch')).toBe(before);
});

it('reads the account again on an event once it has been loaded', async () => {
  const { store, managers, asked, server } = await signedIn();
  managers[0]!.emit('user', 'new-notification', {});
  expect(asked('account.fetch')).toBe(0);
  await store.load();
  const expires_at = new Date(now).toISOString();
  server.answer(
    'account.fetch',
    anAccount({ export: { state: 'ready', requested_at: expires_at, expires_at, size: 9 } }),
  );
  managers[0]!.emit('user', 'new-notification', {});
  await vi.waitFor(() => expect(store.state.read).toMatchObject({ data: { export: { state: 'ready' } } }));
});

it('keeps the account when it cannot be read again', async () => {
  const { store, server } = await signedIn();
  server.refuse('account.fetch', 503, { message: 'Later' });
  await store.load();
  expect(store.state.read.status).toBe('failed');
  server.answer('account.fetch', anAccount());
  await store.load();
  server.refuse('account.fetch', 503, { message: 'Later' });
  await store.load();
  expect(store.state.read).toMatchObject({ status: 'ready', data: { name: 'Casey Customer' } });
});

it('asks for the password only when no confirmation is valid, and waits for it', async () => {
  const { scope, server } = await signedIn();
  const confirmation = scope.use(createConfirmationStore);
  const confirmed_until = new Date(now).toISOString();
  server.answer('security.confirmation', { confirmed_until, methods: [] });
  expect(await confirmation.ensure()).toBe(true);

  server.answer('security.confirmation', { confirmed_until: null, methods: ['authenticator'] });
  const asked = confirmation.ensure();
  await vi.waitFor(() => expect(confirmation.state.asking).toEqual(['authenticator']));
  server.refuse('security.confirm', 422, { message: 'The password is wrong.' });
  await confirmation.prove({ password: 'wrong' });
  expect(confirmation.state.asking).not.toBeNull();
  server.answer('security.confirm', { confirmed_until });
  await confirmation.prove({ password: 'right' });
  expect([await asked, confirmation.state.asking]).toEqual([true, null]);

  const again = confirmation.ensure();
  await vi.waitFor(() => expect(confirmation.state.asking).not.toBeNull());
  confirmation.cancel();
  expect(await again).toBe(false);
});

describe('the choice of notifications', () => {
  /** A panel in which the test releases the response to each choice, one by one. */
  async function choosing() {
    const { store, server, app } = await signedIn();
    await store.load();
    const kept = anAccount().notifications;
    const answers: (() => void)[] = [];
    server.answer(
      'account.savePreferences',
      ({ body }) =>
        new Promise((resolve) => {
          answers.push(() => {
            Object.assign(kept, body.notifications);
            resolve({ success: true });
          });
        }),
    );
    server.answer('account.fetch', () => anAccount({ notifications: { ...kept } }));
    const shown = () => {
      const { read: account } = store.state;
      return account.status === 'ready' ? { ...account.data.notifications, ...store.choices.chosen } : undefined;
    };
    const sent = () =>
      server.calls.filter(({ endpoint }) => endpoint === 'account.savePreferences').map(({ body }) => body);
    return { store, server, app, answers, shown, sent };
  }

  it('is shown at once, and a second choice builds on the first', async () => {
    const { store, answers, shown, sent } = await choosing();
    const before = shown()!.servers;
    expect(before).toEqual({ panel: true, mail: false });
    const first = store.chooseNotifications('servers', { ...before, panel: false });
    expect(shown()?.servers).toEqual({ panel: false, mail: false });
    const second = store.chooseNotifications('servers', { ...shown()!.servers, mail: true });
    expect(shown()?.servers).toEqual({ panel: false, mail: true });
    // One request after the other, so that the newest is applied last.
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await first;
    expect(shown()?.servers).toEqual({ panel: false, mail: true });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!();
    await second;
    expect(sent().at(-1)).toEqual({ notifications: { servers: { panel: false, mail: true } } });
    expect(shown()?.servers).toEqual({ panel: false, mail: true });
    expect(store.choices.chosen).toEqual({});
  });

  it('is restored when it is refused', async () => {
    const { store, server, shown } = await choosing();
    const before = shown();
    server.refuse('account.savePreferences', 503, { message: 'Later' });
    const asked = store.chooseNotifications('news', { panel: false, mail: false });
    expect(shown()?.news).toEqual({ panel: false, mail: false });
    expect(await asked).toMatchObject({ kind: 'http-error', status: 503 });
    expect(shown()).toEqual(before);
  });
});

describe('the choice of language and theme', () => {
  it('applies the language chosen last once no other choice is pending', async () => {
    const { store, server } = await signedIn();
    await store.load();
    server.answer('account.savePreferences', { success: true });
    const letThrough = server.hang('account.savePreferences');
    const passed = store.chooseLook({ locale: 'en' });
    const meant = store.chooseLook({ locale: 'de' });
    const theme = store.chooseLook({ theme: 'light' });
    expect(store.looks.chosen).toEqual({ locale: 'de', theme: 'light' });
    letThrough();
    await passed;
    expect(store.takeLocale()).toBeUndefined();
    await meant;
    expect(store.takeLocale()).toBeUndefined();
    await theme;
    expect(store.takeLocale()).toBe('de');
    expect(store.takeLocale()).toBeUndefined();
    const sent = server.calls.filter(({ endpoint }) => endpoint === 'account.savePreferences');
    expect(sent.map(({ body }) => body)).toEqual([{ locale: 'en' }, { locale: 'de' }, { theme: 'light' }]);
  });

  it('keeps the page’s language when a choice is refused, and falls back to the one accepted before', async () => {
    const { store, server } = await signedIn();
    await store.load();
    server.answer('account.savePreferences', ({ body }) => {
      if (body.locale === 'de') throw new Error('Later');
      return { success: true };
    });
    await store.chooseLook({ locale: 'de' });
    expect([store.takeLocale(), store.looks.chosen]).toEqual([undefined, {}]);
    await Promise.all([store.chooseLook({ locale: null }), store.chooseLook({ locale: 'de' })]);
    expect(store.takeLocale()).toBeNull();
  });
});
