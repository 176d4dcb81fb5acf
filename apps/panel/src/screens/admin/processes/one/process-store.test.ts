import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { aProcess, anAdmin } from '../../../../testing/fixtures.ts';
import { createProcessStore } from './process-store.ts';

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  return { ...test, scope: await test.app.userScope.get() };
}

it('loads a process with its related processes, and reports a missing one', async () => {
  const { scope, server } = await signedIn();
  server.answer('processes.one', { data: aProcess({ id: 4 }) });
  server.answer('processes.related', { data: [aProcess({ id: 5 })] });
  server.answer('processes.log', { data: [] });
  const { one } = scope.use(createProcessStore);
  one.show(4);
  await vi.waitFor(() =>
    expect(one.get().record).toMatchObject({
      status: 'ready',
      data: { process: { id: 4 }, related: [{ id: 5 }] },
    }),
  );
  server.refuse('processes.one', 404, { message: 'This process does not exist.' });
  one.show(9);
  await vi.waitFor(() => expect(one.get().isMissing).toBe(true));
});
