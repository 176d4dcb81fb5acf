import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { anAdmin } from '../../../../testing/fixtures.ts';
import { createInvitationsStore, type InvitationsPage } from './invitations-store.ts';

const none: InvitationsPage = { data: [], total: 0, are_open: true, products: [{ id: 3, name: 'Plex one' }] };
const draft = { email: null, product_ids: [3], uses: 1, expires_at: null, note: '' };
const made = { key: '7K3QM-00000-00000-00000', link: 'http://localhost/app/accept-invite/7K3QM/verify' };

async function opened() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminInvitations.list', none);
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const store = (await test.app.userScope.get()).use(createInvitationsStore);
  const leave = store.show(7);
  await vi.waitFor(() => expect(store.state.list.status).toBe('ready'));
  return { ...test, store, leave };
}

it('keeps a new key until it is confirmed as saved, or the page is left', async () => {
  const { store, server, leave, asked } = await opened();
  server.answer('adminInvitations.create', { success: true, ...made });
  await store.create(7, draft);
  expect(server.calls.find(({ endpoint }) => endpoint === 'adminInvitations.create')).toMatchObject({ body: draft });
  expect(store.state.made).toEqual(made);
  expect(asked('adminInvitations.list')).toBe(2);
  store.forget();
  expect(store.state.made).toBeNull();

  await store.create(7, draft);
  leave();
  expect(store.state.made).toBeNull();
});

it('returns a refusal to the form', async () => {
  const { store, server } = await opened();
  server.refuse('adminInvitations.create', 422, { message: 'no', errors: { uses: ['At least 1'] } });
  expect(await store.create(7, draft)).toMatchObject({ errors: { uses: ['At least 1'] } });
  expect(store.state.made).toBeNull();
});

it('reads the keys again on an event, and shows why one could not be withdrawn', async () => {
  const { store, server, app, managers, asked } = await opened();
  managers[0]!.emit('admin', 'user-updated', { id: 7 });
  await vi.waitFor(() => expect(asked('adminInvitations.list')).toBe(2));
  server.refuse('adminInvitations.withdraw', 409, { message: 'This invitation has already been withdrawn.' });
  await app.messages.ensure('notices');
  await store.withdraw(7, 1);
  expect(app.notices.state.dialogs.map(({ title }) => title(app.messages.t))).toEqual(['Whoops!']);
});
