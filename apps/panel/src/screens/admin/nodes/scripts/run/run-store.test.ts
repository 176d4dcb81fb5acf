import type { ScriptRunDetail } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../../testing/create-test-app.ts';
import { anAdmin } from '../../../../../testing/fixtures.ts';
import { createRunStore } from './run-store.ts';

const run = (more: Partial<ScriptRunDetail> = {}): ScriptRunDetail => ({
  id: 7,
  script: { id: 2, name: 'Greet' },
  version: 3,
  state: 'running',
  at: '2026-11-21T10:00:00.000Z',
  by: 'Ada Admin',
  node: { id: 3, alias: 'Attic' },
  nodes: 1,
  ended: 0,
  failed: 0,
  source: 'echo hello',
  as_root: false,
  variables: [{ name: 'WHO', value: 'Ada' }],
  items: [],
  ...more,
});
const line = (id: number, text: string) => ({ id, process_id: 12, text });

async function watching() {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const { server } = test;
  const store = (await test.app.userScope.get()).use(createRunStore);
  server.answer('adminScriptRuns.one', { data: run() });
  server.answer('adminScriptRuns.lines', { data: [line(4, 'begun')] });
  onTestFinished(store.one.show(7));
  const shown = () => {
    const { record } = store.one.get();
    return record.status === 'ready' ? record.data.lines.map(({ text }) => text) : [];
  };
  await vi.waitFor(() => expect(shown()).toEqual(['begun']));
  return { ...test, store, shown };
}

it('reads only new lines, and all of them when there are many', async () => {
  const { server, store, shown } = await watching();
  const many = Array.from({ length: 1000 }, (_, index) => line(5 + index, `line ${index}`));
  server.answer('adminScriptRuns.lines', ({ query }) => ({ data: query.after === 4 ? many : [line(2000, 'last')] }));
  await store.one.load();
  await vi.waitFor(() => expect(shown()).toHaveLength(1002));
  expect(shown().at(-1)).toBe('last');
  const asked = server.calls.filter(({ endpoint }) => endpoint === 'adminScriptRuns.lines');
  expect(asked.map(({ query }) => query)).toEqual([{ after: 0 }, { after: 4 }, { after: 1004 }]);
});

it('begins the same run with the same variables on the given nodes', async () => {
  const { server, store } = await watching();
  server.answer('adminScriptRuns.begin', { success: true, id: 8 });
  expect(await store.again(run(), [3])).toBe(8);
  expect(server.calls.at(-1)).toMatchObject({
    endpoint: 'adminScriptRuns.begin',
    body: { script_id: 2, node_ids: [3], variables: [{ name: 'WHO', value: 'Ada' }] },
  });
  expect(await store.again(run({ script: { id: null, name: 'Greet' } }), [3])).toBeUndefined();
});

it('shows when a run could not be stopped', async () => {
  const { server, store, app } = await watching();
  server.refuse('adminScriptRuns.stop', 409, { message: 'This run has already ended.' });
  await store.stop(7);
  expect(app.notices.state.dialogs).toHaveLength(1);
});
