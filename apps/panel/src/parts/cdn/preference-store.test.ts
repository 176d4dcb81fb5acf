import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { aUser } from '../../testing/fixtures.ts';
import { aCdnHost } from '../../testing/media-fixtures.ts';
import { createPreferenceStore } from './preference-store.ts';

const domain = { name: 'media.example.test', state: 'missing', found: null, checked_at: null } as const;
const preference = { cdn: 1, domain, hosts: [aCdnHost({ is_preferred: true })] };

async function atTheSettings() {
  const test = createTestApp({ user: aUser() });
  test.server.answer('customerCdn.preference', preference);
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  const store = scope.use(createPreferenceStore);
  await store.load();
  const bodyOf = (endpoint: string) => test.server.calls.findLast((call) => call.endpoint === endpoint)?.body;
  return { ...test, store, bodyOf };
}

it('saves one part and keeps the other, and shows the response', async () => {
  const { store, server, bodyOf } = await atTheSettings();
  server.answer('customerCdn.prefer', { success: true, data: { ...preference, cdn: null } });
  await store.save({ cdn: null }, () => 'Saved');
  expect(bodyOf('customerCdn.prefer')).toEqual({ cdn: null, domain: 'media.example.test' });
  expect(store.state.read).toMatchObject({ data: { cdn: null } });
  server.answer('customerCdn.prefer', { success: true, data: { ...preference, domain: null } });
  await store.save({ domain: null }, () => 'Saved');
  expect(bodyOf('customerCdn.prefer')).toEqual({ cdn: null, domain: null });
});

it('keeps what is shown when a change is refused', async () => {
  const { store, server } = await atTheSettings();
  server.refuse('customerCdn.prefer', 409, { message: 'A server uses it.' });
  expect(await store.save({ domain: null }, () => 'Saved')).toMatchObject({ kind: 'http-error', status: 409 });
  expect(store.state.read).toMatchObject({ data: { domain } });
});

it('looks the domain up again', async () => {
  const { store, server } = await atTheSettings();
  const found = { ...domain, state: 'ready' as const, found: 'fra.cdn.test' };
  server.answer('customerCdn.checkDomain', { success: true, data: { ...preference, domain: found } });
  await store.check();
  expect(store.state.read).toMatchObject({ data: { domain: found } });
});

it('shows why the domain could not be looked up', async () => {
  const { store, server, app } = await atTheSettings();
  server.refuse('customerCdn.checkDomain', 409, { message: 'There is no domain.' });
  await store.check();
  await vi.waitFor(() =>
    expect(app.notices.state.dialogs.map(({ text }) => text(app.messages.t))).toEqual(['There is no domain.']),
  );
});
