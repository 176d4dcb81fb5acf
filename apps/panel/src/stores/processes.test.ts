import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aProcess, aUser, anAdmin, now } from '../testing/fixtures.ts';

const meta = { last_updated: new Date(now).toISOString() };

async function signedIn() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('processes.recent', { data: [aProcess({ id: 3, command: 'Start server Attic' })], meta });
  test.server.answer('processes.related', { data: [aProcess({ id: 2 })] });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const { processes } = (await test.app.userScope.get()).admin!;
  await vi.waitFor(() => expect(processes.state.recent.status).toBe('ready'));
  return { ...test, processes };
}

it('reads the recent processes every 30 s, unless they were read meanwhile', async () => {
  const { processes, clock, asked } = await signedIn();
  expect(asked('processes.recent')).toBe(1);
  clock.advance(30_000);
  expect(asked('processes.recent')).toBe(1);
  clock.advance(30_000);
  await vi.waitFor(() => expect(asked('processes.recent')).toBe(2));
  // They are read for another reason: the next tick does not repeat it.
  clock.advance(20_000);
  await processes.load();
  clock.advance(10_000);
  expect(asked('processes.recent')).toBe(3);
});

it('does not read processes for other users than admins', async () => {
  const test = createTestApp({ user: aUser() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  await test.app.userScope.get();
  test.clock.advance(60_000);
  expect(test.asked('processes.recent')).toBe(0);
});

it('shows a process from the list at once, then in full, and its related processes on request', async () => {
  const { processes, server } = await signedIn();
  server.answer('processes.one', { data: aProcess({ id: 3, command: 'Start server Attic', result: 'It runs.' }) });
  const shown = processes.show(3);
  expect(processes.state.shown).toMatchObject({ status: 'ready', data: { command: 'Start server Attic' } });
  await shown;
  expect(processes.state.shown).toMatchObject({ data: { result: 'It runs.' } });
  expect(processes.state.related.status).toBe('idle');
  await processes.loadRelated();
  expect(processes.state.related).toMatchObject({ status: 'ready', data: [{ id: 2 }] });
});

it('ignores a late response for a process that is no longer shown', async () => {
  const { processes, server } = await signedIn();
  server.answer('processes.one', { data: aProcess({ id: 3, result: 'It runs.' }) });
  const release = server.hang('processes.one');
  const shown = processes.show(3);
  processes.close();
  release();
  await shown;
  expect(processes.state.shown.status).toBe('idle');
});
