import { eq, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, Registry, RegistryDraft } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { images, registries as table, servers } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { RegistryAccounts } from './accounts.ts';
import { registryIn } from './registry-of.ts';

type Filter = ParsedOf<Contract['adminRegistries']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of the accounts with which nodes sign in to registries; admins' open lists are notified. */
export function createRegistries(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  registryAccounts: RegistryAccounts;
}) {
  const { db, clock, audit, events, registryAccounts } = deps;
  const views = () => db.current.select({ row: table, images: offered, servers: running }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const { create, change, remove, versionOf } = crud<View, RegistryDraft, RegistryDraft>(
    { db, audit, tell: () => events.emit('admin', 'docker-settings-changed', {}) },
    {
      table,
      noun,
      read: view,
      insert: ({ host, username, password }) =>
        distinct(async () => {
          refuseFields({ password: !password && 'Enter the password or a token' });
          const values = { host, username, password: registryAccounts.seal(password ?? '', host) };
          const [row] = await db.current
            .insert(table)
            .values({ ...values, createdAt: clock.now() })
            .returning({ id: table.id });
          return row;
        }),
      async update(id, { host, username, password }) {
        const { row } = found(noun, await view(id));
        const isOther = host !== row.host || username !== row.username;
        // Otherwise an admin, who cannot read the password, could have it sent to a host of their own.
        refuseFields({ password: !password && isOther && 'Enter the password again' });
        const kept = password ? registryAccounts.seal(password, host) : row.password;
        const isNew = isOther || Boolean(password);
        await distinct(() =>
          db.current
            .update(table)
            .set({ host, username, password: kept, ...(isNew && { usedAt: null, failure: null }) })
            .where(eq(table.id, id)),
        );
      },
      nameOf: (record) => draftOf(record).host,
      trace: (record) => ({ ...draftOf(record) }),
      stateOf: ({ row: { host, username, password } }) => ({ host, username, password }),
    },
  );

  return {
    async find(id: number): Promise<{ data: Registry; version: string }> {
      const one = found(noun, await view(id));
      return { data: present(one), version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, Registry>(db, {
      from: table,
      views,
      search: [table.host, table.username],
      sort: {
        host: table.host,
        images: offered,
        servers: running,
        used_at: table.usedAt,
      },
      present,
    }),
    create,
    update: (id: number, draft: RegistryDraft, basedOn?: string): Promise<void> => change(id, () => draft, basedOn),
    remove,
  };
}

const noun = 'registry';

const offered = subselect<number>(
  sql`select count(*) from ${images} where ${registryIn(images.image)} = ${table.host}`,
).mapWith(Number);
const running = subselect<number>(
  sql`select count(*) from ${servers} where ${registryIn(servers.image)} = ${table.host}`,
).mapWith(Number);

const distinct = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('registries_host', write, () => refuseFields({ host: 'An account for this registry already exists' }));

/** Omits the password, which all readers of the audit log would see. */
const draftOf = (record: { row: Row } | RegistryDraft) => {
  const { host, username } = 'row' in record ? record.row : record;
  return { host, username };
};

const present = ({
  row,
  images: catalogued,
  servers: count,
}: {
  row: Row;
  images: number;
  servers: number;
}): Registry => ({
  id: row.id,
  ...draftOf({ row }),
  images: catalogued,
  servers: count,
  used_at: row.usedAt?.toISOString() ?? null,
  failure: row.failure,
  created_at: row.createdAt.toISOString(),
});
