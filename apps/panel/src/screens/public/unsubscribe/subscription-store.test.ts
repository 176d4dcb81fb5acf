import { mailSubscription } from '@kronos/api/routes/mail-subscription';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { createSubscriptionStore } from './subscription-store.ts';

const wanted = { email_hint: 'c•••@example.com', wants_news: true };

async function made(token = 'a-token') {
  const test = createTestApp();
  const api = await test.app.client.ensure();
  test.server.answer('mailSubscription.look', wanted);
  test.server.answer('mailSubscription.choose', { success: true });
  const store = createSubscriptionStore({ api: api.extend({ mailSubscription }), now: test.clock.now, token });
  return { ...test, store, found: () => (store.state.link.status === 'ready' ? store.state.link.data : undefined) };
}

it('looks a link up without changing the subscription', async () => {
  const { server, store, found, asked } = await made();
  expect(store.state.link.status).toBe('loading');
  await store.look();
  expect(server.calls.at(-1)).toMatchObject({ endpoint: 'mailSubscription.look', body: { token: 'a-token' } });
  expect([found(), store.state.hasChosen, asked('mailSubscription.choose')]).toEqual([wanted, false, 0]);
});

it('unsubscribes, and subscribes again', async () => {
  const { server, store, found } = await made();
  await store.look();
  for (const wants_news of [false, true]) {
    expect(await store.choose(wants_news)).toMatchObject({ kind: 'ok' });
    expect(server.calls.at(-1)?.body).toEqual({ token: 'a-token', wants_news });
    expect([found(), store.state.hasChosen]).toEqual([{ ...wanted, wants_news }, true]);
  }
});

it.each([404, 422])('reports an invalid link when its token is refused with %i', async (status) => {
  const { server, store, found } = await made();
  server.refuse('mailSubscription.look', status, { message: 'No.' });
  await store.look();
  expect(found()).toBeNull();
});

it('reports an invalid link without a request when there is no token', async () => {
  const { store, found, asked } = await made('');
  await store.look();
  expect([found(), asked('mailSubscription.look')]).toEqual([null, 0]);
});

it('reports an invalid link once its recipient no longer exists', async () => {
  const { server, store, found } = await made();
  await store.look();
  server.refuse('mailSubscription.choose', 404, { message: 'No.' });
  expect(await store.choose(false)).toMatchObject({ kind: 'http-error', status: 404 });
  expect(found()).toBeNull();
});

it('shows a failed look-up until the next one succeeds', async () => {
  const { server, store, found } = await made();
  server.fail('mailSubscription.look');
  await store.look();
  expect(store.state.link.status).toBe('failed');
  server.answer('mailSubscription.look', wanted);
  const again = store.look();
  expect(store.state.link.status).toBe('failed');
  await again;
  expect(found()).toEqual(wanted);
});

it('keeps the subscription when a change fails, and accepts the next attempt', async () => {
  const { server, store, found } = await made();
  await store.look();
  server.fail('mailSubscription.choose');
  expect(await store.choose(false)).toMatchObject({ kind: 'no-response' });
  expect([found(), store.state.hasChosen]).toEqual([wanted, false]);
  server.answer('mailSubscription.choose', { success: true });
  await store.choose(false);
  expect(found()).toEqual({ ...wanted, wants_news: false });
});
