import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';

const health = async (url: string) => {
  const response = await fetch(`${url}/healthz`);
  return { status: response.status, body: await response.json() };
};

it('reports healthy while the database responds, and down when it does not', async () => {
  const server = await createTestServer({ keep: true });
  onTestFinished(async () => {
    // A closed database cannot be closed again; everything else is stopped by then.
    await expect(server.halt()).rejects.toThrow(/closed|end/);
    await server.database.remove();
  });
  expect(await health(server.url)).toEqual({ status: 200, body: { status: 'ok' } });
  await server.db.close();
  expect(await health(server.url)).toEqual({ status: 503, body: { status: 'down' } });
});

it('serves metrics to this machine, but not for foreign host names', async () => {
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
