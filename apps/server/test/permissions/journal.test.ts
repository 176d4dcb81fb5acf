import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { createTestServer } from '../support/create-test-server.ts';
import { type Journal, keepJournal } from '../support/journal.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let journal: Journal;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  journal = await keepJournal(server.db);
  return () => server.stop();
});

const renamed = async (name: string) => {
  const { id } = await server.person('other');
  return server.db.current.update(users).set({ name }).where(eq(users.id, id));
};

it('lists inserts, updates and deletes, whoever made them', async () => {
  const before = await journal.settled();
  await renamed('Another');
  const { id } = await server.person('reseller');
  await server.db.current.delete(users).where(eq(users.id, id));
  expect(await journal.since(before)).toEqual(['UPDATE users', 'DELETE users']);
  const entered = await journal.settled();
  await server.as('customer');
  expect(await journal.since(entered)).toEqual(expect.arrayContaining(['INSERT sessions', 'INSERT audit_log']));
});

it('omits unchanged rows, rolled-back changes, and tables that reads and refusals may write', async () => {
  const customer = await server.as('customer');
  const before = await journal.settled();
  await renamed('Another');
  const attempt = server.db.transaction(async () => {
    await renamed('A third');
    throw new Error('undone');
  });
  await expect(attempt).rejects.toThrow('undone');
  expect((await customer.get('/api/get-user')).status).toBe(200);
  expect((await server.client().signIn('other@example.test', 'a wrong one')).status).toBe(401);
  expect(await journal.since(before)).toEqual([]);
});
