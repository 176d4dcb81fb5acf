import { asc, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { auditLog, products } from '../src/db/schema.ts';
import { createAudit } from '../src/domain/audit/audit.ts';
import { createProducts, type NewProduct, type ProductRow } from '../src/domain/products/products.ts';
import { crud } from '../src/domain/records/crud.ts';
import { listOf, type ListQuery } from '../src/domain/records/list-of.ts';
import { onFreshDatabase } from './support/on-fresh-database.ts';

let db: Database;
onFreshDatabase((opened) => (db = opened));
beforeEach(async () => {
  await db.current.delete(auditLog);
  await db.current.delete(products);
});

const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
const draft: NewProduct = { category: 'server', type: 'plex', name: 'Plex', text: '', limits: {}, prices: [] };
const add = (values: Partial<NewProduct>) => createProducts({ db, clock }).add({ ...draft, ...values });

describe('listOf', () => {
  type Query = ListQuery<'name' | 'type'> & { type?: ProductRow['type'] };
  const list = (where = ne(products.name, 'Hidden')) =>
    listOf<'name' | 'type', Query, ProductRow, string>(db, {
      from: products,
      views: () => db.current.select().from(products),
      where,
      search: [products.name, products.text],
      sort: { name: products.name, type: products.type },
      filter: ({ type }) => type && eq(products.type, type),
      present: ({ name }) => name,
    });
  const query = { q: '', sort: 'name', direction: 'asc', page: 1 } as const;

  beforeEach(async () => {
    for (const name of ['Delta', 'Alpha', 'Hidden', 'Charlie']) await add({ name });
    await add({ name: 'Bravo', type: 'emby', text: 'as good as ALPHA' });
  });

  it('returns a page with its position in the list', async () => {
    expect(await list().list({ ...query, page: 2, per_page: 3 })).toEqual({
      data: ['Delta'],
      meta: { total: 4, per_page: 3, current_page: 2, last_page: 2 },
    });
  });

  it('accepts the second spelling of the page size', async () => {
    expect((await list().list({ ...query, perpage: 2 })).data).toEqual(['Alpha', 'Bravo']);
  });

  it('orders equal rows by id in the same direction', async () => {
    const { data } = await list().list({ ...query, sort: 'type', direction: 'desc' });
    expect(data).toEqual(['Charlie', 'Alpha', 'Delta', 'Bravo']);
  });

  it('searches each column, ignoring case, and counts the matches', async () => {
    const { data, meta } = await list().list({ ...query, q: 'alpha' });
    expect([data, meta.total]).toEqual([['Alpha', 'Bravo'], 2]);
  });

  it('combines condition, search and filter', async () => {
    expect((await list().list({ ...query, q: 'a', type: 'emby' })).data).toEqual(['Bravo']);
    expect((await list().list({ ...query, q: 'hidden' })).meta).toMatchObject({ total: 0, last_page: 1 });
  });

  it('exports all rows of the filter', async () => {
    expect(await list().export({ ...query, type: 'plex' })).toEqual({
      data: ['Alpha', 'Charlie', 'Delta'],
      meta: { total: 3 },
    });
  });
});

describe('crud', () => {
  let sent: number;
  let records: ReturnType<typeof crud<ProductRow, NewProduct, Partial<ProductRow>>>;
  beforeEach(() => {
    sent = 0;
    records = crud<ProductRow, NewProduct, Partial<ProductRow>>(
      {
        db,
        audit: createAudit({ db, clock, auditDays: 1 }),
        tell: async () => {
          sent += 1;
        },
      },
      {
        table: products,
        noun: 'product',
        read: async (id) => (await db.current.select().from(products).where(eq(products.id, id)))[0],
        insert: add,
        update: (id, values) => db.current.update(products).set(values).where(eq(products.id, id)),
        nameOf: ({ name }) => name,
      },
    );
  });
  const trail = () => db.current.select().from(auditLog).orderBy(asc(auditLog.id));

  it('writes one audit row and one event with each change', async () => {
    const id = await records.create({ ...draft, name: 'Plex', stock: 3 });
    await records.change(id, ({ stock }) => ({ stock: (stock ?? 0) - 1 }));
    await records.remove(id);
    const target = { targetKind: 'product', targetId: String(id), targetName: 'Plex' };
    expect(await trail()).toMatchObject([
      { ...target, before: null, after: { name: 'Plex', stock: 3 } },
      { ...target, before: { stock: 3 }, after: { stock: 2 } },
      { ...target, before: { name: 'Plex', stock: 2 }, after: null },
    ]);
    expect(sent).toBe(3);
    expect(await db.current.$count(products)).toBe(0);
  });

  it('audits a renamed record under its new name', async () => {
    const id = await records.create(draft);
    await records.change(id, () => ({ name: 'Jellyfin' }));
    expect((await trail()).at(-1)).toMatchObject({
      targetName: 'Jellyfin',
      before: { name: 'Plex' },
      after: { name: 'Jellyfin' },
    });
  });

  it('refuses a change that is based on another version, and reports who made that one and when', async () => {
    const id = await records.create({ ...draft, name: 'Plex' });
    const versionNow = async () => {
      const [row] = await db.current.select().from(products).where(eq(products.id, id));
      if (!row) throw new Error('The product has gone.');
      return records.versionOf(row);
    };
    const first = await versionNow();
    await records.change(id, () => ({ name: 'Emby' }), first);
    const second = await versionNow();
    expect(second).not.toBe(first);
    await expect(records.change(id, () => ({ name: 'Jellyfin' }), first)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The product has been changed in the meantime.',
      stale: { by: 'system', at: clock.now().toISOString() },
    });
    expect([(await trail()).length, sent, await versionNow()]).toEqual([2, 2, second]);
    await records.change(id, () => ({ name: 'Plex' }));
    expect(await versionNow()).toBe(first);
    await db.current.delete(auditLog);
    await expect(records.change(id, () => ({}), second)).rejects.toMatchObject({ stale: { by: null, at: null } });
  });

  it('accepts one of two changes that are based on the same version', async () => {
    const id = await records.create(draft);
    const [row] = await db.current.select().from(products).where(eq(products.id, id));
    const version = row && records.versionOf(row);
    const outcomes = await Promise.allSettled(
      ['Emby', 'Jellyfin'].map((name) => records.change(id, () => ({ name }), version)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses to change or delete a record that does not exist', async () => {
    const refusal = { code: 'not-found', message: 'This product does not exist.' };
    await expect(records.change(1, () => ({}))).rejects.toMatchObject(refusal);
    await expect(records.remove(1)).rejects.toMatchObject(refusal);
    expect([await trail(), sent]).toEqual([[], 0]);
  });

  it('changes nothing when the event cannot be written', async () => {
    const failing = crud<ProductRow, NewProduct, Partial<ProductRow>>(
      {
        db,
        audit: createAudit({ db, clock, auditDays: 1 }),
        tell: () => Promise.reject(new Error('full')),
      },
      {
        table: products,
        noun: 'product',
        read: async () => undefined,
        insert: add,
        update: async () => {},
        nameOf: () => '',
      },
    );
    await expect(failing.create(draft)).rejects.toThrow('full');
    expect([await trail(), await db.current.$count(products)]).toEqual([[], 0]);
  });
});
