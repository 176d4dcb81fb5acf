import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anAdmin, aUserDetail } from '../../../testing/fixtures.ts';
import { Page } from './one/Page.tsx';
import { createSessionsStore } from './one/sessions-store.ts';

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminUsers.one', { data: aUserDetail(), version: 'v1' });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, scope: await test.app.userScope.get(), words: test.app.messages.t };
}

it('returns the field errors of a refused change, and shows ‘Done!’ after a success', async () => {
  const { scope, server, app } = await signedIn();
  const { update } = scope.use(Page.screen.createStore);
  const errors = { email: ['Another account has this address'] };
  server.refuse('adminUsers.update', 422, { message: 'No', errors });
  expect(await update?.(7, { email: 'taken@kronos.test' } as never)).toMatchObject({ kind: 'http-error', errors });
  server.answer('adminUsers.update', { success: true, data: aUserDetail({ name: 'Casey C' }) });
  expect(await update?.(7, { name: 'Casey C' } as never, 'v1')).toMatchObject({ kind: 'ok' });
  expect(server.calls.findLast(({ endpoint }) => endpoint === 'adminUsers.update')).toMatchObject({
    query: { based_on: 'v1' },
    body: { name: 'Casey C' },
  });
  expect(app.notices.takeToasts()).toHaveLength(1);
});

it('reads the sessions of the user on screen, and reads them again after one has ended', async () => {
  const { scope, server, asked } = await signedIn();
  server.answer('adminUsers.sessions', { data: [], meta: { total: 0, per_page: 100, current_page: 1, last_page: 1 } });
  server.answer('adminUsers.endSession', { success: true });
  const sessions = scope.use(createSessionsStore);
  const leave = sessions.show(7);
  await vi.waitFor(() => expect(sessions.state.list.status).toBe('ready'));
  await sessions.end(7, '8a5f3f9e-31a5-4d5c-9c5f-8d0d0a1f6a11');
  expect(asked('adminUsers.sessions')).toBe(2);
  leave();
  await sessions.load();
  expect(asked('adminUsers.sessions')).toBe(2);
});
