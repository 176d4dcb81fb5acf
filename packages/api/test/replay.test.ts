import { describe, expect, it } from 'vitest';
import { json, serve, spiedClient } from './serve.ts';

const lines = (seen: { method: string; url: string }[]): string[] => seen.map(({ method, url }) => `${method} ${url}`);

describe('a 419', () => {
  it('renews the cookie and replays the request once', async () => {
    let token = 'old';
    const { url, seen } = await serve((request, response) => {
      if (request.url === '/api/csrf-cookie') token = 'new';
      const isStale = request.method === 'POST' && request.headers['x-xsrf-token'] !== 'new';
      json(response, isStale ? 419 : 200, { success: true });
    });
    const { client, onPending } = spiedClient(url, { getCsrf: () => token });
    const outcome = await client.session.login({ body: { email: 'a@b.c', password: 'x' } });
    expect(outcome).toMatchObject({ kind: 'ok' });
    expect(lines(seen)).toEqual(['POST /api/login', 'GET /api/csrf-cookie', 'POST /api/login']);
    expect(seen[2]?.body).toBe(seen[0]?.body);
    expect(onPending.mock.calls.flat()).toEqual([1, 0]);
  });

  it('is not replayed a second time', async () => {
    const { url, seen } = await serve((request, response) => {
      json(response, request.method === 'POST' ? 419 : 200, { message: 'Page expired' });
    });
    const { client } = spiedClient(url);
    const outcome = await client.session.logout();
    expect(outcome).toMatchObject({ kind: 'http-error', status: 419, message: 'Page expired' });
    expect(lines(seen)).toEqual(['POST /api/logout', 'GET /api/csrf-cookie', 'POST /api/logout']);
  });

  it('is not replayed when the cookie cannot be renewed', async () => {
    const { url, seen } = await serve((request, response) => {
      json(response, request.method === 'POST' ? 419 : 500, {});
    });
    expect(await spiedClient(url).client.session.logout()).toMatchObject({ kind: 'http-error', status: 419 });
    expect(lines(seen)).toEqual(['POST /api/logout', 'GET /api/csrf-cookie']);
  });

  it('respects the caller’s signal during the renewal', async () => {
    const { url, seen } = await serve((request, response) => {
      if (request.method === 'POST') json(response, 419, {});
    });
    const controller = new AbortController();
    const running = spiedClient(url).client.session.logout({}, { signal: controller.signal });
    await expect.poll(() => seen.length).toBe(2);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
  });

  it('is the only status that is replayed: a 401 is not', async () => {
    const { url, seen } = await serve((_, response) => json(response, 401, { message: 'Unauthenticated.' }));
    expect(await spiedClient(url).client.session.logout()).toMatchObject({ kind: 'http-error', status: 401 });
    expect(seen).toHaveLength(1);
  });
});
