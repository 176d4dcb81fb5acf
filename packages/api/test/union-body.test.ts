import { defineEndpoints } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderOpenApi } from '../scripts/render-openapi.ts';
import { renderReference } from '../scripts/render-reference.ts';

const things = defineEndpoints({
  make: {
    method: 'POST',
    path: '/api/things',
    who: 'admin',
    owner: 'house',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('server'), name: z.string().max(60), type: z.enum(['plex', 'emby']) }),
      z.object({ kind: z.literal('node'), name: z.string().max(60), host: z.string() }),
    ]),
    response: z.object({ id: z.number() }),
    source: 'screens',
    summary: 'Makes a thing.',
  },
});

it('lists all fields of a union body in the reference, shared ones once', () => {
  const page = [...renderReference({ things }).values()].join('');
  const inputs = [...page.matchAll(/^\| `(\w+)` \| body \| ([^|]+) \|/gm)].map(([, name, type]) => `${name}: ${type}`);
  expect(inputs).toEqual(['kind: "server"', 'name: string', 'type: string', 'kind: "node"', 'host: string']);
  expect(page).toContain('{"kind":"server"');
});

it('lists each kind of a union body in the OpenAPI document', () => {
  const { paths } = JSON.parse(renderOpenApi({ things }, '1.0.0'));
  const { schema, example } = paths['/api/things'].post.requestBody.content['application/json'];
  expect(schema.oneOf.map(({ required }: { required: string[] }) => required)).toEqual([
    ['kind', 'name', 'type'],
    ['kind', 'name', 'host'],
  ]);
  expect(example).toMatchObject({ kind: 'server' });
});
