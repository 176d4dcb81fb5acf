import { defineEndpoints } from '@kronos/api/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { refuse } from './refusals.ts';
import { implement, type ImplementDeps } from './implement.ts';

const open = { who: 'guest', owner: 'none', source: 'screens', summary: 'A test.' } as const;
const words = z.object({ words: z.string() });
const things = defineEndpoints({
  one: {
    ...open,
    method: 'GET',
    path: '/api/things/:id',
    shared: true,
    params: z.object({ id: z.string() }),
    response: words,
  },
  part: {
    ...open,
    method: 'GET',
    path: '/api/things/:id/parts',
    shared: true,
    params: z.object({ id: z.string() }),
    response: words,
  },
  export: { ...open, method: 'GET', path: '/api/things/export', response: words },
  parts: { ...open, method: 'GET', path: '/api/things/all/parts', response: words },
  say: { ...open, method: 'GET', path: '/api/say', query: z.object({ length: z.coerce.number() }), response: words },
  tell: { ...open, method: 'GET', path: '/api/tell', lines: true, response: words },
  change: { ...open, method: 'POST', path: '/api/change', response: words },
  make: {
    ...open,
    method: 'POST',
    path: '/api/make',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('server'), type: z.enum(['plex', 'emby']) }),
      z.object({ kind: z.literal('node'), host: z.string() }),
    ]),
    response: words,
  },
});
const long = 'long '.repeat(1000);

function createApp() {
  const deps: ImplementDeps = {
    findSession: async () => null,
    findClient: async () => null,
    owners: { server: { find: async () => undefined } },
    audit: { during: (_, work) => work() },
    origins: new Set(),
    secureCookies: false,
    trustProxy: false,
    exactResponses: true,
    countChange: async () => {},
    aliases: {},
    crossOriginPaths: new Set(),
    forms: new Set(),
  };
  const app = new Hono<{ Bindings: object }>();
  const handlers = {
    one: () => ({ words: 'one' }),
    part: () => ({ words: 'part' }),
    export: () => ({ words: 'export' }),
    parts: () => ({ words: 'parts' }),
    say: ({ query }: { query: { length: number } }) => ({ words: 'x'.repeat(query.length) }),
    tell: async function* () {
      yield { words: long };
      yield { words: long };
    },
    change: () => ({ words: long }),
    make: ({ body }: { body: { kind: 'server'; type: string } | { kind: 'node'; host: string } }) => ({
      words: body.kind === 'node' ? body.host : body.type,
    }),
  };
  app.onError((error, context) => {
    if (error instanceof AppError) return refuse(context, error);
    throw error;
  });
  implement(app, { things }, { things: handlers }, deps);
  const server = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const headers = {
    'Accept-Encoding': 'gzip',
    Cookie: 'XSRF-TOKEN=x',
    'X-XSRF-TOKEN': 'x',
    'Content-Type': 'application/json',
  };
  return (path: string, method = 'GET', body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return app.request(path, { method, headers, ...sent }, server);
  };
}

it.each([
  ['/api/things/7', 'one'],
  ['/api/things/export', 'export'],
  ['/api/things/7/parts', 'part'],
  ['/api/things/all/parts', 'parts'],
])('matches %s by fixed segments before parameters, in any order of definition', async (path, expected) => {
  expect(await (await createApp()(path)).json()).toEqual({ words: expected });
});

it('compresses responses to reads that are longer than 1 kB', async () => {
  const ask = createApp();
  const [short, large] = [await ask('/api/say?length=900'), await ask('/api/say?length=1100')];
  expect([short, large].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
  expect(large.headers.get('vary')).toContain('Accept-Encoding');
  const plain = new Response(large.body!.pipeThrough(new DecompressionStream('gzip')));
  expect(await plain.json()).toEqual({ words: 'x'.repeat(1100) });
});

it('compresses neither responses to changes nor streamed responses', async () => {
  const ask = createApp();
  const answers = [await ask('/api/change', 'POST'), await ask('/api/tell')];
  expect(answers.map(({ status, headers }) => [status, headers.get('content-encoding')])).toEqual([
    [200, null],
    [200, null],
  ]);
});

it('validates a body with several variants by the schema of its variant', async () => {
  const make = async (body: unknown) => {
    const answer = await createApp()('/api/make', 'POST', body);
    return [answer.status, await answer.json()];
  };
  expect(await make({ kind: 'server', type: 'emby' })).toEqual([200, { words: 'emby' }]);
  expect(await make({ kind: 'node', host: 'a.test', type: 'plex' })).toEqual([200, { words: 'a.test' }]);
  await expect(make({ kind: 'node', type: 'plex' })).resolves.toMatchObject([
    422,
    { errors: { host: [expect.any(String)] } },
  ]);
  await expect(make({ kind: 'other' })).resolves.toMatchObject([422, { errors: { kind: [expect.any(String)] } }]);
});
