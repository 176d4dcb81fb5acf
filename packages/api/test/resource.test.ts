import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { RequestOf, ResponseOf } from '@kronos/api/contract';
import { resource } from '../src/contract/resource.ts';
import { listFilter } from '../src/contract/schemas/list.ts';

const shelf = z.object({ id: z.number().int(), name: z.string() });
const draft = z.object({ name: z.string().min(1) });
const options = {
  path: '/api/admin/shelves',
  who: 'admin',
  group: 'adminShelves',
  many: 'shelves',
  filter: listFilter({ sorts: ['name', 'id'] }).extend({ room: z.enum(['cellar', 'attic']).optional() }),
  record: shelf,
  body: draft,
  sample: { body: { name: 'A sample' } },
  summary: { list: 'All shelves.', one: 'One shelf.', create: 'Makes a shelf.', update: 'Changes a shelf.' },
} as const;
const shelves = resource(options);

describe('resource', () => {
  it('declares method and path of each endpoint of a record', () => {
    expect(Object.entries(shelves).map(([name, { method, path }]) => `${name}: ${method} ${path}`)).toEqual([
      'list: GET /api/admin/shelves',
      'export: GET /api/admin/shelves/export',
      'one: GET /api/admin/shelves/:id',
      'create: POST /api/admin/shelves',
      'update: POST /api/admin/shelves/:id',
      'remove: DELETE /api/admin/shelves/:id',
    ]);
  });

  it('names the audience and the owner of each row', () => {
    const access = Object.values(shelves).map(({ who, owner }) => `${who} ${owner}`);
    expect(new Set(access)).toEqual(new Set(['admin house']));
  });

  it('accepts page, order and filters for a list, and no page for an export', () => {
    const query = { page: '2', sort: 'id', direction: 'desc', q: ' oak ', room: 'attic' };
    const filter = { sort: 'id', direction: 'desc', q: 'oak', room: 'attic' };
    expect(shelves.list.query.parse(query)).toEqual({ page: 2, ...filter });
    expect(shelves.export.query.parse(query)).toEqual(filter);
    expect(shelves.list.query.safeParse({ sort: 'height' }).success).toBe(false);
  });

  it('uses a separate body for updates and a separate schema for one record when they are given', () => {
    const whole = shelf.extend({ boards: z.number() });
    const other = resource({ ...options, detail: whole, change: draft.extend({ note: z.string() }) });
    expect(other.update.body.safeParse({ name: 'Oak' }).success).toBe(false);
    expect(other.create.body.safeParse({ name: 'Oak' }).success).toBe(true);
    expect(other.one.response.safeParse({ data: { id: 1, name: 'Oak' } }).success).toBe(false);
    expectTypeOf<ResponseOf<typeof other.one>>().toEqualTypeOf<{
      data: { id: number; name: string; boards: number };
      version: string;
    }>();
  });

  it.each([
    [{ body: { name: 'Oak' } }, { body: { name: 'Oak' } }, { after: ['adminShelves.create'], body: { name: 'Oak' } }],
    [{ body: { name: 'Oak' }, needs: 'a bare shelf' }, { body: { name: 'Oak' } }, { needs: 'a bare shelf' }],
    [{ needs: 'a room' }, { needs: 'a room' }, { needs: 'a room' }],
  ])('derives how its changes are tried from the sample %j', (sample, create, update) => {
    const made = resource({ ...options, sample });
    expect([made.create.sample, made.update.sample]).toEqual([create, update]);
    expect(made.remove.sample).toEqual('needs' in update ? update : { after: ['adminShelves.create'] });
  });

  it('accepts the version that a change is based on, as returned with a record', () => {
    expect(shelves.update.query.parse({ based_on: 'a' })).toEqual({ based_on: 'a' });
    expect(shelves.update.query.parse({})).toEqual({});
    expect(shelves.one.response.safeParse({ data: { id: 1, name: 'Oak' } }).success).toBe(false);
    expect(shelves.one.response.safeParse({ data: { id: 1, name: 'Oak' }, version: 'a' }).success).toBe(true);
  });

  it('keeps the types of path, body and response', () => {
    expectTypeOf<RequestOf<typeof shelves.update>>().toEqualTypeOf<{
      params: { id: string | number };
      query?: { based_on?: string | undefined };
      body: { name: string };
    }>();
    expectTypeOf<ResponseOf<typeof shelves.one>>().toEqualTypeOf<{
      data: { id: number; name: string };
      version: string;
    }>();
  });
});
