import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { aProcess, anAdmin } from '../../../testing/fixtures.ts';
import { createProcessStore } from './one/process-store.ts';
import { createProcessListStore } from './processes-store.ts';

const meta = { total: 1, per_page: 25, current_page: 1, last_page: 1 };
const query = { page: 1, per_page: 25, sort: 'created_at', direction: 'desc', q: '' } as const;

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, person: await test.app.userScope.get() };
}

it('follows what happens while it is looked at', async () => {
  const { person, server, managers, asked } = await signedIn();
  server.answer('processes.list', { data: [aProcess({ id: 4 })], meta });
  const { list } = person.use(createProcessListStore);
  const leave = list.show(query);
  await vi.waitFor(() => expect(list.get().page.status).toBe('ready'));
  managers[0]!.emit('admin', 'process-updated', { id: 1 });
  await vi.waitFor(() => expect(asked('processes.list')).toBe(2));
  leave();
});

it('shows a process with what belongs to it, and says when there is none', async () => {
  const { person, server } = await signedIn();
  server.answer('processes.one', { data: aProcess({ id: 4 }) });
  server.answer('processes.related', { data: [aProcess({ id: 5 })] });
  server.answer('processes.log', { data: [] });
  const { one } = person.use(createProcessStore);
  one.show(4);
  await vi.waitFor(() =>
    expect(one.get().record).toMatchObject({
      status: 'ready',
      data: { process: { id: 4 }, related: [{ id: 5 }] },
    }),
  );
  server.refuse('processes.one', 404, { message: 'There is no such process.' });
  one.show(9);
  await vi.waitFor(() => expect(one.get().isMissing).toBe(true));
});
