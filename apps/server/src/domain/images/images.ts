import { eq, sql } from 'drizzle-orm';
import type { Contract, Image, ImageDraft, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { images as table, products, servers } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';

type Filter = ParsedOf<Contract['adminImages']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of the images that products may use; open lists are notified with the commit. */
export function createImages(deps: { db: Database; clock: Clock; audit: Audit; events: Events }) {
  const { db, clock, audit, events } = deps;
  const views = () => db.current.select({ row: table, products: made, servers: running }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const { create, change, remove, versionOf } = crud<View, ImageDraft, ImageDraft>(
    { db, audit, tell: () => events.emit('admin', 'images-changed', {}) },
    {
      table,
      noun,
      read: view,
      insert: (draft) =>
        distinct(async () => {
          const values = { ...draft, createdAt: clock.now() };
          const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
          return row;
        }),
      update: (id, draft) => distinct(() => db.current.update(table).set(draft).where(eq(table.id, id))),
      nameOf: (record) => draftOf(record).image,
      trace: (record) => ({ ...draftOf(record) }),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: Image; version: string }> {
      const one = found(noun, await view(id));
      return { data: present(one), version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, Image>(db, {
      from: table,
      views,
      search: [table.image, sql`${table.tags}::text`],
      sort: { image: table.image, products: made, servers: running, created_at: table.createdAt },
      filter: ({ type }) => type && eq(table.type, type),
      present,
    }),
    create,
    update: (id: number, draft: ImageDraft, basedOn?: string): Promise<void> => change(id, () => draft, basedOn),
    remove,
  };
}

const noun = 'image';

/** Whether a reference names this image: alone, or followed by a tag or a digest. */
const isOfIt = (reference: typeof products.image | typeof servers.image) =>
  sql`(${reference} = ${table.image} or (left(${reference}, length(${table.image}) + 1) in (${table.image} || ':', ${table.image} || '@') and strpos(substr(${reference}, length(${table.image}) + 2), '/') = 0))`;
const made = subselect<number>(sql`select count(*) from ${products} where ${isOfIt(products.image)}`).mapWith(Number);
const running = subselect<number>(sql`select count(*) from ${servers} where ${isOfIt(servers.image)}`).mapWith(Number);

const distinct = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('images_image', write, () => refuseFields({ image: 'This image is already in the catalogue' }));

const draftOf = (record: { row: Row } | ImageDraft): ImageDraft => {
  const { type, image, tags } = 'row' in record ? record.row : record;
  return { type, image, tags };
};

const present = ({ row, products, servers }: { row: Row; products: number; servers: number }): Image => ({
  id: row.id,
  ...draftOf({ row }),
  products,
  servers,
  created_at: row.createdAt.toISOString(),
});
