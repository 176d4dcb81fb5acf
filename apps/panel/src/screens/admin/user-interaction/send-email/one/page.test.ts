import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../../testing/create-test-app.ts';
import { exampleOf } from '../../../../../testing/example-of.ts';
import { anAdmin } from '../../../../../testing/fixtures.ts';
import { Page } from './Page.tsx';

it('reads a mailing at most once a second, however many events arrive', async () => {
  const { app, server, managers, clock, asked } = createTestApp({ user: anAdmin() });
  onTestFinished(app.start());
  await vi.waitFor(() => expect(managers).toHaveLength(1));
  // The example response from the contract.
  server.answer('adminMailings.one', exampleOf('adminMailings.one') as never);
  const { one } = (await app.userScope.get()).use(Page.screen.createStore);
  onTestFinished(one.show(7));
  await vi.waitFor(() => expect(one.get().record.status).toBe('ready'));
  /** Returns the number of reads that an action causes, besides the awaited one. */
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
