import { expect, it, vi } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';

/** A server with a handler that returns the whole row of a user. */
async function leakyServer(exactResponses: boolean) {
  const server = await createTestServer({ exactResponses });
  const person = await server.person('customer');
  expect(person.passwordHash).toEqual(expect.any(String));
  const found = { ...person, section: 'users' as const, detail: null, image: null, target: '/app/admin/users/1' };
  vi.spyOn(server.services.search, 'find').mockResolvedValue([found]);
  return { answer: await (await server.as('admin')).get('/api/admin/search?query=customer'), person };
}

it('reduces a response to the fields of its contract', async () => {
  const { answer, person } = await leakyServer(false);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).toContain(person.name);
  expect(JSON.stringify(answer.body)).not.toContain(person.passwordHash);
});

it('fails a test when a response contains more than its contract', async () => {
  const { answer } = await leakyServer(true);
  expect(answer.status).toBe(500);
});
