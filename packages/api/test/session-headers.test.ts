import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, serve, spiedClient } from './serve.ts';

const all = {
  getToken: () => 'secret',
  getCsrf: () => 'token',
  getDomain: () => 'panel.example',
  getSocketId: () => '1.2',
};

const names = ['authorization', 'x-xsrf-token', 'x-kronos-domain', 'x-socket-id', 'x-requested-with'];

afterEach(() => vi.unstubAllGlobals());

function stubPage({ meta, cookie = '' }: { meta?: string; cookie?: string }) {
  vi.stubGlobal('document', { cookie, querySelector: () => (meta === undefined ? null : { content: meta }) });
}

describe('session headers', () => {
  it('are sent with every request to the API', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    const { client } = spiedClient(url, all);
    await client.customerServers.list();
    await client.call('POST', '/api/logout');
    for (const { headers } of seen) {
      expect(headers).toMatchObject({
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: 'Bearer secret',
        'x-xsrf-token': 'token',
        'x-kronos-domain': 'panel.example',
        'x-socket-id': '1.2',
      });
    }
    expect(seen).toHaveLength(2);
  });

  it('are omitted when they have no value', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    const none = { getToken: () => null, getCsrf: () => '', getDomain: () => undefined, getSocketId: () => null };
    await spiedClient(url, none).client.customerServers.list();
    expect(names.filter((name) => name in (seen[0]?.headers ?? {}))).toEqual(['x-requested-with']);
  });

  it('are read for each request', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    let token = 'first';
    const { client } = spiedClient(url, { getToken: () => token });
    await client.session.user();
    token = 'second';
    await client.session.user();
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('are not sent to another origin', async () => {
    const home = await serve((_, response) => json(response, 200, {}));
    const away = await serve((_, response) => json(response, 419, {}));
    const { client } = spiedClient(home.url, all);
    await client.call('GET', `${away.url}/x`).catch(() => {});
    await client.call('POST', `//${new URL(away.url).host}/x`).catch(() => {});
    expect(away.seen).toHaveLength(2);
    for (const { headers } of away.seen) expect(names.filter((name) => name in headers)).toEqual([]);
    expect(home.seen).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('are not sent along a redirect to another origin: %i', async (status) => {
    const away = await serve((_, response) => json(response, 200, {}));
    const home = await serve((_, response) => response.writeHead(status, { location: `${away.url}/x` }).end());
    const { client } = spiedClient(home.url, all);
    expect(await client.session.user()).toMatchObject({ kind: 'bad-body', endpoint: 'session.user' });
    expect(await client.session.logout()).toMatchObject({ kind: 'bad-body' });
    for (const { headers } of away.seen) expect(names.filter((name) => name in headers)).toEqual([]);
    expect([home.seen.length, away.seen.length]).toEqual([2, 0]);
  });

  it('contain the decoded CSRF token of the cookie', async () => {
    stubPage({ cookie: 'theme=dark; XSRF-TOKEN=a%3Db%2F%3D; other=1' });
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    await spiedClient(url).client.session.logout();
    expect(seen[0]?.headers['x-xsrf-token']).toBe('a=b/=');
  });

  it('contain the CSRF token of the page until it is stale, then that of the cookie', async () => {
    stubPage({ meta: 'from-page', cookie: 'XSRF-TOKEN=from-cookie' });
    const { url, seen } = await serve((request, response) => {
      const isStale = request.method === 'POST' && request.headers['x-xsrf-token'] !== 'from-cookie';
      json(response, isStale ? 419 : 200, {});
    });
    const { client } = spiedClient(url);
    expect(await client.session.logout()).toMatchObject({ kind: 'ok' });
    await client.session.logout();
    const tokens = seen.filter(({ method }) => method === 'POST').map(({ headers }) => headers['x-xsrf-token']);
    expect(tokens).toEqual(['from-page', 'from-cookie', 'from-cookie']);
  });
});
