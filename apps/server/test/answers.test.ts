import { expect, it, vi } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';

/** A server one of whose handlers hands over the whole row of a person. */
async function leakyServer(exactAnswers: boolean) {
  const server = await createTestServer({ exactAnswers });
  const person = await server.person('customer');
  expect(person.passwordHash).toEqual(expect.any(String));
  const found = { ...person, section: 'users' as const, detail: null, image: null, target: '/app/admin/users/1' };
  vi.spyOn(server.services.search, 'find').mockResolvedValue([found]);
  return { answer: await (await server.as('admin')).get('/api/admin/search?query=customer'), person };
}

it('an answer is cut to its row of the contract', async () => {
  const { answer, person } = await leakyServer(false);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).toContain(person.name);
  expect(JSON.stringify(answer.body)).not.toContain(person.passwordHash);
});

it('an answer with more than its row of the contract says fails a test', async () => {
  const { answer } = await leakyServer(true);
  expect(answer.status).toBe(500);
});
