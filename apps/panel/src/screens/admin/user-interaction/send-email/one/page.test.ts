import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../../testing/create-test-app.ts';
import { exampleOf } from '../../../../../testing/example-of.ts';
import { anAdmin } from '../../../../../testing/fixtures.ts';
import { Page } from './Page.tsx';

it('is read at most once a second, however many of its people are told of', async () => {
  const { app, server, managers, clock, asked } = createTestApp({ user: anAdmin() });
  onTestFinished(app.start());
  await vi.waitFor(() => expect(managers).toHaveLength(1));
  // Its example is what the contract says that it answers.
  server.answer('adminMailings.one', exampleOf('adminMailings.one') as never);
  const { one } = (await app.userScope.get()).use(Page.screen.createStore);
  onTestFinished(one.show(7));
  await vi.waitFor(() => expect(one.get().record.status).toBe('ready'));
  /** The reads that something causes, besides the one that is waited for. */
  const readsOf = async (happen: () => void) => {
    const before = asked('adminMailings.one');
    happen();
    await one.load();
    return asked('adminMailings.one') - before - 1;
  };
  const tell = () => managers[0]?.emit('admin', 'mailing-updated', { id: 7 });
  const tellAll = () => {
    for (let event = 0; event < 20; event++) tell();
  };
  expect(await readsOf(tell)).toBe(1);
  expect(await readsOf(tellAll)).toBe(0);
  expect(await readsOf(() => clock.advance(999))).toBe(0);
  expect(await readsOf(() => clock.advance(1))).toBe(1);
  expect(await readsOf(() => clock.advance(60_000))).toBe(0);
});
