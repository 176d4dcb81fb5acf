import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  client = await server.as('customer');
});
afterAll(() => server.stop());

const login = '/api/login';

describe('a body', () => {
  it('of more than 64 kB is refused, with or without a content length', async () => {
    const body = JSON.stringify({ email: `${'a'.repeat(1024 * 1024)}@example.test`, password: 'x' });
    const announced = await client.call('POST', login, { body });
    expect(announced.status).toBe(413);
    expect(refusalOf(announced).message).toContain('64 kB');
    const [csrf] = (await fetch(`${server.url}/api/csrf-cookie`)).headers.getSetCookie();
    const cookie = csrf?.split(';')[0] ?? '';
    const streamed = await fetch(server.url + login, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
      headers: { 'content-type': 'application/json', cookie, 'X-XSRF-TOKEN': cookie.split('=')[1] ?? '' },
    });
    expect(streamed.status).toBe(413);
  });

  it('of that size is refused for an action without input', async () => {
    expect((await client.call('POST', '/api/logout', { body: 'x'.repeat(100_000) })).status).toBe(413);
  });

  it.each([
    ['that is cut off', '{"email":'],
    ['that sets the prototype', '{"__proto__":{"admin":true},"email":"a@b.test","password":"x"}'],
    ['that sets the prototype in escaped form', '{"\\u005f_proto__":{"admin":true}}'],
    ['that is nested without end', '['.repeat(30_000)],
    ['that is not JSON', 'email=a@b.test'],
  ])('%s is refused as malformed', async (_, body) => {
    const answer = await client.call('POST', login, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: 'The request is not valid JSON.' });
  });

  it.each([['null'], ['[]'], ['"text"'], ['{}'], [''], ['{"email":5,"password":{}}']])(
    'of the wrong shape is refused as invalid: %s',
    async (body) => {
      expect((await client.call('POST', login, { body })).status).toBe(422);
    },
  );

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x'], ['']])(
    'of another content type is refused: %s',
    async (type) => {
      const answer = await client.call('POST', login, {
        body: '{"email":"a@b.test"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    },
  );

  it('that is not UTF-8 is refused as malformed', async () => {
    const [csrf] = (await fetch(`${server.url}/api/csrf-cookie`)).headers.getSetCookie();
    const cookie = csrf?.split(';')[0] ?? '';
    const { status } = await client.raw('POST', login, {
      body: new Uint8Array([0x22, 0xff, 0x22]),
      headers: { 'content-type': 'application/json', cookie, 'X-XSRF-TOKEN': cookie.split('=')[1] ?? '' },
    });
    expect(status).toBe(400);
  });
});

describe('an address', () => {
  it.each([['0'], ['-1'], ['1.5'], ['abc'], ['1e3'], ['99999999999999999999'], ['%00'], ['%E0%A4%A'], ['2147483647']])(
    'with the id %s finds nothing',
    async (id) => {
      const answer = await client.get(`/api/customer/servers/${id}`);
      expect(answer.status).toBe(404);
      expect(refusalOf(answer).message).toEqual(expect.any(String));
    },
  );

  it('accepts only one spelling of an id', async () => {
    const admin = await server.as('admin');
    const { id } = await server.person('admin');
    const read = async (spelled: string) => (await admin.get(`/api/admin/users/user/${spelled}`)).status;
    expect(await read(`${id}`)).toBe(200);
    const others = [`0x${id.toString(16)}`, `0b${id.toString(2)}`, `${id}e0`, `${id}.0`, `0${id}`, `+${id}`, `-${id}`];
    const spaced = [`%20${id}`, `${id}%20`, `%0A${id}`, `${id}%0A`, `%EF%BB%BF${id}`];
    for (const spelled of [...others, ...spaced]) expect([spelled, await read(spelled)]).toEqual([spelled, 404]);
  });

  it.each([
    ['GET', '/api/admin/servers?owner=0x1', undefined, 'owner'],
    ['GET', '/api/admin/servers?page=1e0', undefined, 'page'],
    ['POST', '/api/request-trial', { name: 'A', email: 'a@b.test', type: 'plex', product_id: '01' }, 'product_id'],
    ['POST', '/api/request-trial', { name: 'A', email: 'a@b.test', type: 'plex', product_id: [1] }, 'product_id'],
  ])('accepts only one spelling of other numbers: %s %s', async (method, path, body, field) => {
    const answer = await (await server.as('admin')).call(method, path, { body });
    expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/customer/servers/1'],
    ['PUT', '/api/login'],
    ['GET', '/broadcasting/nothing'],
  ])('that does not exist is answered with JSON: %s %s', async (method, path) => {
    const { status, body } = await client.call(method, path);
    expect([status, body]).toEqual([404, { message: 'There is nothing at this address.' }]);
  });

  it('with a query number beyond the database’s range is refused as invalid', async () => {
    const admin = await server.as('admin');
    const answer = await admin.call('GET', '/api/admin/processes/process/1/log?after=2147483648');
    expect(answer.status).toBe(422);
    expect(Object.keys(refusalOf(answer).errors ?? {})).toEqual(['after']);
  });

  it('with an invalid query is refused', async () => {
    const answer = await client.get('/api/customer/servers?type=vhs');
    expect(answer.status).toBe(422);
    expect(Object.keys(refusalOf(answer).errors ?? {})).toEqual(['type']);
  });
});

describe('a text that the database cannot store', () => {
  it.each([
    ['NUL in an address', 'GET', '/api/admin/search?query=a%00b', undefined, 'query'],
    ['NUL in a body', 'POST', login, { email: 'a@b.test', password: 'a\0b' }, 'password'],
    ['half a character', 'POST', login, { email: 'a@b.test', password: 'a\ud800b' }, 'password'],
  ])('is refused as invalid: %s', async (_, method, path, body, field) => {
    const admin = await server.as('admin');
    const answer = await admin.call(method, path, { body });
    expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('a call that changes state', () => {
  it.each([['https://evil.example'], ['null'], ['http://localhost:1'], ['http://panel.example.test.evil.example']])(
    'is refused from the origin %s',
    async (origin) => {
      const { status } = await client.call('POST', '/api/logout', { headers: { origin } });
      expect(status).toBe(403);
    },
  );

  it('is accepted from the panel’s own origins', async () => {
    for (const origin of ['http://panel.example.test', server.url]) {
      const answer = await client.call('POST', login, {
        headers: { origin },
        body: { email: 'nobody@example.test', password: 'x' },
      });
      expect(answer.status).toBe(401);
    }
  });

  it.each([
    ['without the header', { 'X-XSRF-TOKEN': '' }],
    ['with another token', { 'X-XSRF-TOKEN': 'a'.repeat(43) }],
    ['without the cookie', { cookie: '' }],
  ])('is refused with 419 %s, and a fresh cookie can be fetched', async (_, headers) => {
    const answer = await client.call('POST', '/api/logout', { headers });
    expect(answer.status).toBe(419);
    expect(refusalOf(answer).message).toEqual(expect.any(String));
    const renewed = await client.get('/api/csrf-cookie');
    expect(renewed.headers.getSetCookie()[0]).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
  });
});

it('includes the request id in every response', async () => {
  const { headers } = await client.get('/api/nothing');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
});

it('marks responses as not cacheable', async () => {
  expect((await client.get('/api/get-user')).headers.get('cache-control')).toBe('no-store');
});
