import { describe, expect, it } from 'vitest';
import { ApiError, createClient } from '@kronos/api';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { session } from '@kronos/api/routes/session';
import { anAccepted, aServer } from './fixtures.ts';
import { json, serve, spiedClient } from './serve.ts';

describe('send', () => {
  it('settles with ok, the body and the full response as plain data', async () => {
    const { url } = await serve((_, response) => json(response, 200, anAccepted, { 'x-mark': 'yes' }));
    const { client } = spiedClient(url);
    const outcome = await client.customerServers.start({ params: { id: 7 } });
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: anAccepted,
      response: { status: 200, statusText: 'OK', method: 'POST', url: `${url}/api/customer/servers/7/start` },
    });
    expect(structuredClone(outcome)).toEqual(outcome);
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    expect(outcome.kind === 'ok' && outcome.response.headers['x-mark']).toBe('yes');
  });

  it('calls an endpoint by its id or through its function', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, aServer));
    const { client } = spiedClient(url);
    const outcome = await client.send('customerServers.one', { params: { id: '7' } });
    expect(outcome).toMatchObject({ kind: 'ok', data: { name: 'Living room' } });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/customer/servers/7' });
  });

  it('has more groups after `extend`, with the same session and pending count', async () => {
    const { url, seen } = await serve((request, response) => {
      const isStale = request.method === 'POST' && !request.headers['x-xsrf-token'];
      json(response, isStale ? 419 : 200, anAccepted);
    });
    const counts: number[] = [];
    const guest = createClient({
      baseURL: url,
      routes: { session },
      getToken: () => 'token',
      getCsrf: (renewed) => (renewed ? 'fresh' : undefined),
      onGenericError: () => {},
      onNoResponse: () => {},
      onPending: (count) => counts.push(count),
    });
    const person = guest.extend({ customerServers });
    const request = { params: { id: 7 } };
    const outcomes = [await person.customerServers.start(request), await person.send('customerServers.start', request)];
    outcomes.push(await person.send('session.csrf').then(() => person.customerServers.stop(request)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok']);
    expect(seen.map(({ url: path }) => path)).toContain('/api/csrf-cookie');
    expect(seen.every(({ headers }) => headers['authorization'] === 'Bearer token')).toBe(true);
    expect(counts).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    expect(Object.keys(guest)).not.toContain('customerServers');
  });

  it('sends a query and a JSON body', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    const { client } = spiedClient(url);
    await client.customerServers.list({ query: { type: 'plex' } });
    await client.session.login({ body: { email: 'a@b.c', password: 'ö' } });
    expect(seen[0]?.url).toBe('/api/customer/servers?type=plex');
    expect(seen[1]).toMatchObject({ method: 'POST', body: '{"email":"a@b.c","password":"ö"}' });
    expect(seen[1]?.headers['content-type']).toBe('application/json');
  });

  it('treats 204 as ok without a body', async () => {
    const { url } = await serve((_, response) => response.writeHead(204).end());
    const outcome = await spiedClient(url).client.session.logout();
    expect(outcome).toMatchObject({ kind: 'ok', data: undefined, response: { status: 204 } });
  });

  it('settles with http-error, field errors and the time to wait', async () => {
    const body = { message: 'Slow down', errors: { email: ['Too many'] }, retry_after: 12 };
    const { url } = await serve((_, response) => json(response, 429, body));
    const outcome = await spiedClient(url).client.system.settings();
    expect(outcome).toMatchObject({
      kind: 'http-error',
      status: 429,
      message: 'Slow down',
      errors: { email: ['Too many'] },
      retryAfter: 12,
      response: { status: 429, data: body },
    });
    expect(structuredClone(outcome)).toEqual(outcome);
  });

  it.each([
    ['the message of the body', 'Nope', JSON.stringify({ message: 'Told so' }), 'Told so'],
    ['the status text', 'Nope', '{}', 'Nope'],
    ['a known text for the status', '', '<h1>Bad gateway</h1>', 'Bad Gateway'],
  ])('takes the message from %s', async (_, statusText, body, message) => {
    const { url } = await serve((__, response) => {
      response.writeHead(502, statusText || ' ');
      response.end(body);
    });
    expect(await spiedClient(url).client.system.settings()).toMatchObject({ kind: 'http-error', message });
  });

  it('falls back to "Something went wrong" for an unknown status', async () => {
    const { url } = await serve((_, response) => response.writeHead(599, ' ').end());
    expect(await spiedClient(url).client.system.settings()).toMatchObject({ message: 'Something went wrong' });
  });

  it('keeps the text of an error that is not JSON', async () => {
    const { url } = await serve((_, response) => response.writeHead(500).end('Traceback'));
    expect(await spiedClient(url).client.system.settings()).toMatchObject({ response: { data: 'Traceback' } });
  });

  it.each(['{"data": [', 'hello', ''])('settles with bad-body for a success of %j', async (body) => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    expect(await spiedClient(url).client.customerServers.list()).toMatchObject({
      kind: 'bad-body',
      endpoint: 'customerServers.list',
      path: '',
      message: 'Something went wrong',
      response: { status: 200 },
    });
  });

  it('settles with bad-body for an HTML page and for a redirect', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/api/get-user') response.writeHead(302, { location: '/login' }).end('{}');
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    });
    const { client } = spiedClient(url);
    expect(await client.session.user()).toMatchObject({ kind: 'bad-body', detail: 'a redirect' });
    expect(await client.customerServers.list()).toMatchObject({
      kind: 'bad-body',
      response: { data: '<!doctype html>' },
    });
  });

  it('settles with no-response when the connection fails, and calls onNoResponse once', async () => {
    const { url, stop } = await serve(() => {});
    stop();
    const { client, onNoResponse } = spiedClient(url);
    const outcome = await client.session.user();
    expect(outcome).toEqual({
      kind: 'no-response',
      reason: 'network',
      endpoint: 'session.user',
      method: 'GET',
      url: `${url}/api/get-user`,
    });
    expect(onNoResponse.mock.calls).toEqual([[outcome]]);
  });

  it('settles with no-response when the body is cut off', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await spiedClient(url).client.customerServers.list()).toMatchObject({ kind: 'no-response' });
  });

  it('settles with aborted when the caller’s signal aborts, without calling onNoResponse', async () => {
    const { url, seen } = await serve(() => {});
    const { client, onNoResponse } = spiedClient(url);
    const controller = new AbortController();
    const running = client.session.user({}, { signal: controller.signal });
    await expect.poll(() => seen.length).toBe(1);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted', endpoint: 'session.user' });
    expect(await client.session.user({}, { signal: controller.signal })).toMatchObject({ kind: 'aborted' });
    expect(onNoResponse).not.toHaveBeenCalled();
    expect(seen).toHaveLength(1);
  });

  it('settles with aborted when the signal aborts while the body is received', async () => {
    const { url, seen } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{');
    });
    const controller = new AbortController();
    const running = spiedClient(url).client.session.user({}, { signal: controller.signal });
    await expect.poll(() => seen.length).toBe(1);
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('sends a GET once when the response is %i', async (status) => {
    const { url, seen } = await serve((_, response) => json(response, status, {}));
    expect(await spiedClient(url).client.customerServers.list()).toMatchObject({ kind: 'http-error', status });
    expect(seen).toHaveLength(1);
  });

  it('sends a GET once when the connection breaks', async () => {
    const { url, seen } = await serve((_, response) => response.destroy());
    expect(await spiedClient(url).client.customerServers.list()).toMatchObject({ kind: 'no-response' });
    expect(seen).toHaveLength(1);
  });

  it.each(['', '.', '..'])('rejects %j as a path parameter', async (id) => {
    const { client } = spiedClient('http://127.0.0.1:9');
    await expect(client.customerServers.one({ params: { id } })).rejects.toThrow(ApiError);
  });

  it('encodes a path parameter', async () => {
    const { url, seen } = await serve((_, response) => json(response, 200, {}));
    await spiedClient(url).client.customerServers.one({ params: { id: 'a/b?c#d é' } });
    expect(seen[0]?.url).toBe('/api/customer/servers/a%2Fb%3Fc%23d%20%C3%A9');
  });
});
