import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { anAdmin, anOverview } from '../testing/fixtures.ts';
import { createSystemSettingsStore } from './system-settings.ts';

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminDashboard.show', anOverview());
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, store: scope.use(createSystemSettingsStore) };
}

it('sends the switches of a feature one after the other, so that the last one wins', async () => {
  const { store, server, asked } = await signedIn();
  let isOn = false;
  server.answer('adminSettings.features', () => ({ data: [{ name: 'request_lounge', enabled: isOn }] }));
  await store.loadFeatures();
  server.answer('adminSettings.switchFeature', ({ body }) => {
    isOn = body.enabled;
    return { success: true };
  });
  const letThrough = server.hang('adminSettings.switchFeature');
  const on = store.switchFeature('request_lounge', true);
  const off = store.switchFeature('request_lounge', false);
  expect(store.switched.chosen).toEqual({ request_lounge: false });
  await vi.waitFor(() => expect(asked('adminSettings.switchFeature')).toBe(1));
  letThrough();
  await on;
  // The result of the first is not shown while the second is pending.
  expect(store.switched.chosen).toEqual({ request_lounge: false });
  await off;
  expect([isOn, store.switched.chosen]).toEqual([false, {}]);
  expect(store.state.features).toMatchObject({ data: [{ enabled: false }] });
});

it('restores the known value with a message when a switch is refused', async () => {
  const { store, server, app } = await signedIn();
  server.answer('adminSettings.features', { data: [{ name: 'request_lounge', enabled: false }] });
  await store.loadFeatures();
  server.refuse('adminSettings.switchFeature', 503, { message: 'Later' });
  await store.switchFeature('request_lounge', true);
  expect(store.switched.chosen).toEqual({});
  expect(store.state.features).toMatchObject({ data: [{ enabled: false }] });
  expect([...app.notices.takeToasts(), ...app.notices.state.dialogs]).toHaveLength(1);
});
