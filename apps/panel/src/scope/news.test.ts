import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aUser, settings } from '../testing/fixtures.ts';

async function signedIn(options: { admin?: boolean; pastDue?: boolean } = {}) {
  const { admin = false, pastDue = false } = options;
  const test = createTestApp({ user: aUser({ admin, is_admin: admin }) });
  const { app, server } = test;
  server.answer('system.settings', settings({ past_due: pastDue }));
  onTestFinished(app.start());
  await app.messages.ensure('notices');
  const manager = await vi.waitFor(() => {
    const [made] = test.managers;
    if (!made || !app.system.state.settings) throw new Error('There is no socket yet.');
    return made;
  });
  const toasts = () =>
    app.notices.takeToasts().map(({ title, text, action, ...rest }) => ({
      ...rest,
      title: title(app.messages.t),
      text: text?.(app.messages.t),
      action: action && { ...action, label: action.label(app.messages.t) },
    }));
  return { ...test, manager, toasts };
}

it('shows a newer version once, in a toast that stays and can reload the page', async () => {
  const { manager, toasts, page } = await signedIn();
  manager.emit('system', 'new-version', { version: '9.9.9' });
  manager.emit('system', 'new-version', { version: '9.9.9' });
  const told = toasts();
  expect(told).toMatchObject([
    {
      title: 'A new version of the app is available. Please refresh the page to use the latest version.',
      timeout: null,
      action: { label: 'Refresh' },
    },
  ]);
  told[0]?.action?.onPress();
  expect(page.reloads).toBe(1);
});

it('shows a newer version when the settings report it, in case the event was missed', async () => {
  const { app, server, toasts } = await signedIn();
  server.answer('system.settings', settings({ app_version: '9.9.9' }));
  await app.system.fetch();
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
});

it('shows once that a payment is past due, in a toast that stays until it is closed', async () => {
  const { app, toasts } = await signedIn({ pastDue: true });
  await vi.waitFor(() =>
    expect(toasts()).toMatchObject([
      {
        title: 'Subscription payment past due!',
        text: 'Make sure your invoice is paid to prevent termination',
        timeout: null,
      },
    ]),
  );
  await app.system.fetch();
  expect(toasts()).toEqual([]);
});

it.each([
  [false, 'user'],
  [true, 'admin'],
] as const)('shows deployments and deletions at the bottom for ten seconds (admin: %s)', async (admin, channel) => {
  const { manager, toasts, location } = await signedIn({ admin });
  manager.emit(channel, 'new-deployment', { name: 'Cinema', url: '/app/dashboard/7' });
  manager.emit(channel, 'server-deleted', { serverAlias: 'Attic', url: '/app/dashboard' });
  const told = toasts();
  const below = { timeout: 10_000, position: 'bottom-right' };
  expect(told).toMatchObject([
    { ...below, title: 'New deployment', text: 'Cinema is ready.', action: { label: 'Open' } },
    { ...below, title: 'Server deleted', text: 'Attic has been deleted.' },
  ]);
  told[0]?.action?.onPress();
  expect(location.read()).toBe('/app/dashboard/7');
});

it('offers no link that leads outside the panel', async () => {
  const { manager, toasts } = await signedIn();
  manager.emit('user', 'new-deployment', { name: 'Cinema', url: '//evil.example' });
  expect(toasts()).toMatchObject([{ action: undefined }]);
});

it('tells an admin on which node Portainer was installed', async () => {
  const { manager, app, location } = await signedIn({ admin: true });
  manager.emit('admin', 'portainer-installed', { node: 3 });
  const { action, title } = await vi.waitFor(() => {
    const [toast] = app.notices.state.toasts;
    if (!toast) throw new Error('Nothing was said yet.');
    return toast;
  });
  expect(title(app.messages.t)).toBe('Portainer is installed');
  action?.onPress();
  expect(location.read()).toBe('/app/admin/nodes/3');
});
