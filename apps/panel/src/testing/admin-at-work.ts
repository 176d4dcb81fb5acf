import { expect, onTestFinished, vi } from 'vitest';
import type { Area } from '../messages/catalogue.ts';
import { createTestApp } from './create-test-app.ts';
import { anAdmin } from './fixtures.ts';

/**
 * A whole panel with a signed-in admin, the scope for stores, the socket, and the notices shown so far.
 *
 * @param areas the catalogue areas to load, in addition to those of notices
 */
export async function adminAtWork(...areas: Area[]) {
  const test = createTestApp({ user: anAdmin() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  for (const area of [...areas, 'notices', 'common'] as const) await test.app.messages.ensure(area);
  const { messages, notices } = test.app;
  const [socket] = test.managers;
  if (!socket) throw new Error('The panel has no socket.');
  return {
    ...test,
    scope: await test.app.userScope.get(),
    socket,
    /** The texts of the toasts. */
    said: () => notices.state.toasts.map(({ text }) => text?.(messages.t)),
    /** The texts of the dialogs that report failures. */
    complaints: () => notices.state.dialogs.map(({ text }) => text(messages.t)),
  };
}
