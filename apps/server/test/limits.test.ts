import { expect, it } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';
import { onPostgres } from './support/postgres.ts';
import { refusalOf } from './support/client.ts';

it('limits the changes per minute of each session separately, and returns the time to wait', async () => {
  const server = await createTestServer({ changesPerMinute: 5 });
  const [customer, other] = [await server.as('customer'), await server.as('customer')];
  const readAll = (client = customer) => client.get('/api/customer/notifications/mark-all-read');
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) answers.push(await readAll());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = answers.at(-1)!;
  expect(refused.headers.get('retry-after')).toBe('12');
  expect(refusalOf(refused)).toEqual({
    message: 'Too many attempts. Please try again in 12 s.',
    retry_after: 12,
  });
  expect((await readAll(other)).status).toBe(200);
  server.clock.advance(12_000);
  expect((await readAll()).status).toBe(200);
});

it('limits the changes per minute of a user in all sessions', async () => {
  const server = await createTestServer({ changesPerMinute: 2 });
  const sessions = [];
  for (let n = 0; n < 4; n += 1) sessions.push(await server.as('customer'));
  const statuses = [];
  for (const session of sessions)
    for (let n = 0; n < 2; n += 1)
      statuses.push((await session.get('/api/customer/notifications/mark-all-read')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await (await server.as('other')).get('/api/customer/notifications/mark-all-read')).status).toBe(200);
  // The store in PostgreSQL has a clock of its own.
  if (onPostgres) return;
  server.clock.advance(30_000);
  expect((await sessions[3]!.get('/api/customer/notifications/mark-all-read')).status).toBe(200);
});
