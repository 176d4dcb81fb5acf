import { defineEndpoints, fileAnswer } from '@kronos/api/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { ServerView } from '../domain/servers/server-views.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import { implement, type ImplementDeps } from './implement.ts';
import { createOwners } from './owners.ts';
import { refuse } from './refusals.ts';

const test = { source: 'screens', summary: 'A test.', response: z.object({ seen: z.unknown() }) } as const;
const form = z.object({ name: z.string().optional() });
interface Named {
  body: z.output<typeof form>;
}
const aServer = { owner: 'server', params: z.object({ id: z.coerce.number() }) } as const;
const steps = defineEndpoints({
  look: { ...test, who: 'guest', owner: 'none', method: 'GET', path: '/api/look' },
  image: {
    ...test,
    ...fileAnswer(['text/plain'], { lasts: true }),
    who: 'guest',
    owner: 'none',
    method: 'GET',
    path: '/api/image',
  },
  own: { ...test, who: 'customer', owner: 'self', method: 'GET', path: '/api/own' },
  manage: { ...test, who: 'admin', owner: 'house', method: 'GET', path: '/api/manage' },
  press: { ...test, who: 'customer', owner: 'self', method: 'POST', path: '/api/press' },
  fill: { ...test, who: 'customer', owner: 'self', method: 'POST', path: '/api/fill', body: form, unaudited: true },
  upload: {
    ...test,
    who: 'customer',
    owner: 'self',
    method: 'POST',
    path: '/api/upload',
    body: form,
    largestBody: 200_000,
  },
  sign: { ...test, who: 'customer', owner: 'self', method: 'POST', path: '/api/sign', body: form },
  see: { ...test, ...aServer, who: 'customer', method: 'GET', path: '/api/servers/:id' },
  restart: { ...test, ...aServer, who: 'customer', method: 'POST', path: '/api/servers/:id/restart', right: 'power' },
  ping: { ...test, ...aServer, who: 'customer', method: 'POST', path: '/api/servers/:id/ping', unaudited: true },
});

const token = 'a'.repeat(43);
const adminToken = 'b'.repeat(43);
const clientKey = `kronos_${'c'.repeat(43)}`;
const origin = 'https://panel.example.test';
const csrf = { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' };

/** A session as far as these steps read it. */
const sessionOf = (user: object, more: object = {}) =>
  ({
    id: 's',
    user: { id: 7, name: 'Ada', isAdmin: false, isModerator: false, isReseller: false, ...user },
    impersonator: null,
    ...more,
  }) as SessionRow;
/** A server as far as these steps read it. */
const serverOf = (rights: string[], suspendedAt: Date | null = null) =>
  ({ server: { name: 'Den', suspendedAt, suspension: '' }, rights }) as unknown as ServerView;

function app(options: Partial<ImplementDeps> = {}) {
  const asked: string[] = [];
  const found = new Map([
    [1, serverOf(['view', 'power'])],
    [2, serverOf(['view'])],
    [3, serverOf(['power'])],
    [4, serverOf(['view', 'power'], new Date(0))],
  ]);
  const hono = new Hono<{ Bindings: object }>();
  const seen = async () => ({ seen: 'done' });
  implement(
    hono,
    { steps },
    {
      steps: {
        async look(_, context) {
          context.renewCsrf();
          const visitor = await context.visitor();
          return { seen: [visitor?.user.name ?? null, context.userAgent] };
        },
        image: () => ({ type: 'text/plain', body: 'an image' }),
        own: async (_, { session }) => ({ seen: session.user.name }),
        manage: seen,
        press: seen,
        fill: async ({ body }: Named) => ({ seen: body.name }),
        upload: async ({ body }: Named) => ({ seen: body.name?.length }),
        sign: async ({ body }: Named) => ({ seen: body.name }),
        see: async (_, { server }) => ({ seen: server.rights }),
        restart: seen,
        ping: seen,
      },
    },
    {
      async findSession(asIs) {
        asked.push(asIs);
        return asIs === token ? sessionOf({}) : asIs === adminToken ? sessionOf({ isAdmin: true }) : null;
      },
      async findClient(key) {
        asked.push(key);
        return key === clientKey ? sessionOf({}, { client: { name: 'Billing', scopes: [] } }) : null;
      },
      owners: createOwners({ servers: { findVisible: async (id) => found.get(id) } }),
      audit: { during: (_, work) => work() },
      origins: new Set([origin]),
      secureCookies: false,
      trustProxy: false,
      exactResponses: true,
      countChange: async () => {},
      aliases: {},
      crossOriginPaths: new Set(['/api/sign']),
      forms: new Set(['/api/sign']),
      ...options,
    },
  );
  hono.onError((error, context) => {
    if (error instanceof AppError) return refuse(context, error);
    throw error;
  });
  const server = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const call = (path: string, headers: Record<string, string> = {}, body?: string) =>
    hono.request(path, body === undefined ? { headers } : { method: 'POST', headers, body }, server);
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  return {
    asked,
    call,
    get: (path: string, bearer?: string) => call(path, bearer === undefined ? {} : as(bearer)),
    post: (path: string, headers: Record<string, string> = csrf, body = '') =>
      call(path, { ...as(token), ...headers }, body),
  };
}
const status = async (answer: Promise<Response> | Response) => (await answer).status;
const message = async (answer: Promise<Response> | Response) =>
  ((await (await answer).json()) as { message: string }).message;
const seen = async (answer: Promise<Response> | Response) => ((await (await answer).json()) as { seen: unknown }).seen;
const cookies = async (answer: Promise<Response> | Response) => (await answer).headers.getSetCookie().length;

describe('who calls', () => {
  it('is known by a bearer token, and by nothing that only resembles one', async () => {
    const { get, call, asked } = app();
    expect(await seen(get('/api/own', token))).toBe('Ada');
    expect(await message(get('/api/own'))).toBe('Sign in to continue.');
    asked.length = 0;
    for (const authorization of [
      `Bearer ${token}x`,
      `x Bearer ${token}`,
      `Bearer x${clientKey}`,
      `Bearer ${clientKey}x`,
      token,
    ])
      expect(await message(call('/api/own', { authorization }))).toBe('Your session has ended. Sign in again.');
    expect(asked).toEqual([]);
    expect(await message(get('/api/own', 'd'.repeat(43)))).toBe('Your session has ended. Sign in again.');
  });

  it('may be anyone where guests may call, who are recognised if they are signed in', async () => {
    const { get, call } = app();
    expect(await seen(get('/api/look'))).toEqual([null, null]);
    expect(await seen(get('/api/look', 'd'.repeat(43)))).toEqual([null, null]);
    expect(await seen(call('/api/look', { authorization: `Bearer ${token}`, 'user-agent': 'a browser' }))).toEqual([
      'Ada',
      'a browser',
    ]);
  });

  it('must be among those for whom the endpoint is', async () => {
    const { get } = app();
    expect(await status(get('/api/manage', adminToken))).toBe(200);
    expect([await status(get('/api/manage', token)), await status(get('/api/manage'))]).toEqual([403, 401]);
  });

  it('may only read in a read-only session', async () => {
    const impersonator = { name: 'Boss', isReadOnly: true };
    const { get, post } = app({ findSession: async () => sessionOf({}, { impersonator }) });
    expect(await status(get('/api/own', token))).toBe(200);
    expect(await message(post('/api/press'))).toBe('You are viewing Ada’s account read-only, so nothing was changed.');
  });

  it('needs a scope for each call if it is an API client', async () => {
    expect(await message(app().get('/api/own', clientKey))).toBe('API clients may not do this.');
    expect(await message(app().get('/api/own', `kronos_${'d'.repeat(43)}`))).toMatch(
      /^There is no API client with this key/,
    );
  });
});

describe('a page', () => {
  it('gets its CSRF cookie once, unless the response is stored for others too', async () => {
    const { get, call } = app();
    expect([await cookies(get('/api/own', token)), await cookies(get('/api/image'))]).toEqual([1, 0]);
    expect(await cookies(call('/api/own', { authorization: `Bearer ${token}`, cookie: 'XSRF-TOKEN=x' }))).toBe(0);
    // The handler renews it.
    expect([await cookies(get('/api/look')), await cookies(call('/api/look', { cookie: 'XSRF-TOKEN=x' }))]).toEqual([
      1, 1,
    ]);
  });

  it('returns the cookie in a header when it changes something', async () => {
    const { post } = app();
    expect(await status(post('/api/press'))).toBe(200);
    for (const headers of [{}, { cookie: csrf.cookie }, { ...csrf, 'x-xsrf-token': 'y' }, { 'x-xsrf-token': 'x' }])
      expect(await status(post('/api/press', headers))).toBe(419);
  });

  it('of another site may read, but change nothing', async () => {
    const { post, call } = app();
    const foreign = { ...csrf, origin: 'https://evil.test' };
    expect(await status(call('/api/own', { authorization: `Bearer ${token}`, origin: 'https://evil.test' }))).toBe(200);
    expect([await status(post('/api/press', foreign)), await status(post('/api/sign', foreign))]).toEqual([403, 403]);
    expect(await status(post('/api/press', { ...csrf, origin }))).toBe(200);
  });

  it('of a known site has no cookie, and needs none on the paths that are open to it', async () => {
    const { post } = app();
    expect(await status(post('/api/sign', { origin }))).toBe(200);
    expect([await status(post('/api/press', { origin })), await status(post('/api/sign', {}))]).toEqual([419, 419]);
  });
});

describe('a body', () => {
  const json = { ...csrf, 'content-type': 'application/json' };
  const long = JSON.stringify({ name: 'x'.repeat(100_000) });

  it('may be as long as its endpoint says', async () => {
    const { post } = app();
    expect(await status(post('/api/fill', json, long))).toBe(413);
    expect(await seen(post('/api/upload', json, long))).toBe(100_000);
    expect(await status(post('/api/press', { ...csrf, 'content-length': '100000' }))).toBe(413);
    expect(await status(post('/api/upload', { ...json, 'content-length': '100000' }, long))).toBe(200);
  });

  it('may be a form on the paths that accept one', async () => {
    const { post } = app();
    const headers = { ...csrf, 'content-type': 'application/x-www-form-urlencoded' };
    expect(await seen(post('/api/sign', headers, 'name=Ada+L'))).toBe('Ada L');
    expect(await status(post('/api/fill', headers, 'name=Ada'))).toBe(415);
  });
});

describe('a server in the address', () => {
  it('is found only by those who may see it, and acted on only with the right to do so', async () => {
    const { get, post } = app();
    expect(await seen(get('/api/servers/1', token))).toEqual(['view', 'power']);
    expect(await message(get('/api/servers/9', token))).toBe('This server does not exist.');
    expect(await message(get('/api/servers/3', token))).toBe('This server does not exist.');
    expect([await status(post('/api/servers/1/restart')), await status(post('/api/servers/2/restart'))]).toEqual([
      200, 403,
    ]);
  });

  it('that is suspended is shown, but not changed', async () => {
    const { get, post } = app();
    expect([await status(get('/api/servers/4', token)), await status(post('/api/servers/4/ping'))]).toEqual([200, 200]);
    expect(await status(post('/api/servers/4/restart'))).toBe(409);
  });
});

it('counts each change of a session, and refuses it before anything is done', async () => {
  const counted: string[] = [];
  const { get, post } = app({
    async countChange({ id }) {
      counted.push(id);
      throw new AppError('too-many', 'Too soon.');
    },
  });
  expect([await status(get('/api/own', token)), await status(post('/api/press'))]).toEqual([200, 429]);
  expect(counted).toEqual(['s']);
});
