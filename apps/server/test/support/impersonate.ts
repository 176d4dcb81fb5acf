import { answerOf, type TestClient } from './client.ts';
import type { createTestServer } from './create-test-server.ts';

/** Starts an impersonation of a user by an admin, over real HTTP. */
export async function impersonate(
  server: Awaited<ReturnType<typeof createTestServer>>,
  userId: number,
  headers: Record<string, string> = {},
  admin?: TestClient,
) {
  const own = admin ?? (await server.as('admin'));
  const { token } = await own.ask('impersonations.begin', {
    params: { id: userId },
    body: { reason: 'A test', read_only: false },
  });
  const client = server.client();
  const answer = await client.call('POST', '/api/impersonate', { body: { token }, headers });
  const entered = answerOf('impersonations.exchange', answer);
  return { client: client.with(entered.token), returnKey: entered.return_key };
}
