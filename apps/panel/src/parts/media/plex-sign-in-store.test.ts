import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { aUser } from '../../testing/fixtures.ts';
import { createPlexSignInStore } from './plex-sign-in-store.ts';

it('reads how far a sign-in is, which is unknown while plex.tv fails', async () => {
  const { app, server, managers } = createTestApp({ user: aUser() });
  onTestFinished(app.start());
  await vi.waitFor(() => expect(managers).toHaveLength(1));
  const store = (await app.userScope.get()).use(createPlexSignInStore);
  const state = () => store.stateOf('sealed', new AbortController().signal);

  server.answer('customerPlexSignIn.state', { state: 'signed-in' });
  expect(await state()).toBe('signed-in');
  server.refuse('customerPlexSignIn.state', 502, { message: 'Plex failed.' });
  expect(await state()).toBe('open');
  server.refuse('customerPlexSignIn.state', 422, { message: 'This is not yours.', errors: { sign_in: ['No.'] } });
  expect(await state()).toBe('over');
});
