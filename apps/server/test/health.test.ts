import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';

const health = async (url: string) => {
  const response = await fetch(`${url}/healthz`);
  return { status: response.status, body: await response.json() };
};

it('is well as long as its database answers, and says so when that is dead', async () => {
  const server = await createTestServer({ keep: true });
  onTestFinished(async () => {
    // What is dead cannot be closed; all else has been by then.
    await expect(server.halt()).rejects.toThrow(/closed|end/);
    await server.database.remove();
  });
  expect(await health(server.url)).toEqual({ status: 200, body: { status: 'ok' } });
  await server.db.close();
  expect(await health(server.url)).toEqual({ status: 503, body: { status: 'down' } });
});

it('tells its figures to this machine, and to no page whose name leads here', async () => {
  const server = await createTestServer();
  const { port } = new URL(server.url);
  const ask = async (host: string) => {
    const call = request(`${server.url}/metrics`, { headers: { host } }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await ask(`localhost:${port}`)).toBe(200);
  expect(await ask(`evil.example:${port}`)).toBe(403);
});
