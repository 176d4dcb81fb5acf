import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aUser } from '../testing/fixtures.ts';
import { createSearchStore } from './search-store.ts';

async function looking() {
  const test = createTestApp({ user: aUser({ admin: true, is_admin: true }) });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.app.session.state.status).toBe('signed-in'));
  const scope = await test.app.userScope.get();
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
  test.server.answer('adminSearch.search', {
    results: names.map((name, id) => ({
      id: id + 1,
      section: 'users',
      name,
      detail: null,
      image: null,
      target: `/app/admin/users/${id + 1}`,
    })),
  });
  const { signal } = new AbortController();
  return { ...test, signal, store: scope.use(createSearchStore) };
}

it('sends the section as a prefix of the query', async () => {
  const { server, store, signal } = await looking();
  const queries = () =>
    server.calls.flatMap(({ endpoint, query }) => (endpoint === 'adminSearch.search' ? [query] : []));
  await store.find('ada', { section: undefined, signal });
  await store.find('ada', { section: 'users', signal });
  expect(queries()).toEqual([{ query: 'ada' }, { query: 'users:ada' }]);
});

it('rejects when the server does not respond, so that the dialog can show it', async () => {
  const { server, store, signal } = await looking();
  server.fail('adminSearch.search');
  await expect(store.find('ada', { signal })).rejects.toThrow('The data could not be loaded');
});

it('keeps the last five chosen results, newest first, without duplicates', async () => {
  const { store, signal } = await looking();
  await store.find('a', { signal });
  for (const id of [1, 2, 3, 4, 5, 6, 2]) store.remember(`users-${id}`);
  expect(store.state.recents.map(({ name }) => name)).toEqual(['Bo', 'Flo', 'Ed', 'Di', 'Cy']);
});
