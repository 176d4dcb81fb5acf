import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import {
  type ApiClient,
  type ApiClientChange,
  type ApiClientDraft,
  type ApiScope,
  apiScopes,
  mostApiClients,
  resellerAreas,
} from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { apiClients as table, users as people } from '../../db/schema.ts';
import type { Audit, AuditEntry } from '../audit/audit.ts';
import { refuseStale, versionOf } from '../records/versions.ts';
import { refuseFields } from '../refuse-fields.ts';
import { hashToken } from '../sessions/sessions.ts';
import { isReseller } from '../users/is-reseller.ts';
import type { UserRow } from '../users/users.ts';

const day = 24 * 60 * 60 * 1000;
/** How many characters at the end of a key are stored to identify it. */
const ending = 4;
/** Lets secret scanners recognize a key that was published by mistake. */
export const keyPrefix = 'kronos_';

type ClientRow = typeof table.$inferSelect;

export type ApiClients = ReturnType<typeof createApiClients>;

/** The administration of the programs that may call the API, each on behalf of a user. */
export function createApiClients({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  /** Locks a client for a change; refuses one that does not exist. */
  const lock = async (id: number): Promise<ClientRow> => {
    const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) throw notFound('API client');
    return row;
  };
  const write = ({ id, name }: Pick<ClientRow, 'id' | 'name'>, values: Pick<AuditEntry, 'before' | 'after'>) =>
    audit.write({ target: { kind: 'api-client', id, name }, ...values });
  /** Refuses scopes that a reseller has no use for. */
  const refuseForReseller = (scopes: readonly ApiScope[]) =>
    refuseFields({
      scopes:
        scopes.some((scope) => !resellerAreas.some((area) => scope.startsWith(`${area}:`))) &&
        'A reseller panel can only have access to servers, nodes and processes',
    });
  const findReseller = async (id: number): Promise<UserRow | undefined> => {
    const [user] = await db.current.select().from(people).where(eq(people.id, id)).for('share');
    return user && isReseller(user) ? user : undefined;
  };

  return {
    /** Returns all clients, ordered by name. */
    async list(): Promise<{ clients: ApiClient[]; resellerPanels: ApiClient[] }> {
      const rows = await db.current
        .select({ client: table, user: { id: people.id, name: people.name } })
        .from(table)
        .innerJoin(people, eq(people.id, table.userId))
        .orderBy(asc(table.name), asc(table.id));
      const those = (isPanel: boolean) => rows.filter(({ client }) => client.isResellerPanel === isPanel).map(present);
      return { clients: those(false), resellerPanels: those(true) };
    },
    /** Adds a client that acts as the admin or as a reseller; returns its key, which cannot be read again. */
    create: (admin: UserRow, draft: ApiClientDraft): Promise<{ id: number; key: string }> =>
      db.transaction(async () => {
        const { name, days, reseller_id } = draft;
        const scopes = inOrder(draft.scopes);
        const reseller = reseller_id === null ? undefined : await findReseller(reseller_id);
        if (reseller_id !== null) {
          refuseFields({ reseller_id: !reseller && 'This reseller does not exist' });
          refuseForReseller(scopes);
        }
        if ((await db.current.$count(table)) >= mostApiClients)
          throw new AppError('conflict', `The limit of ${mostApiClients} API clients has been reached.`);
        const now = clock.now();
        const { key, ...kept } = newKey();
        const values = {
          name,
          scopes,
          userId: (reseller ?? admin).id,
          isResellerPanel: reseller !== undefined,
          createdAt: now,
          expiresAt: days === null ? null : new Date(now.getTime() + Number(days) * day),
          ...kept,
        };
        const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
        if (!row) throw new Error('An insert returned no row.');
        await write({ ...row, name }, { after: { name, scopes, actsAs: (reseller ?? admin).name } });
        return { ...row, key };
      }),
    /** Changes name and scopes; refused unless the client still has the version that is given. */
    update: (id: number, { name, scopes: chosen }: ApiClientChange, basedOn?: string): Promise<void> =>
      db.transaction(async () => {
        const scopes = inOrder(chosen);
        const before = await lock(id);
        if (basedOn !== undefined && basedOn !== versionOf(editable(before)))
          await refuseStale(audit, { kind: 'api-client', id }, 'The API client has been changed in the meantime.');
        if (before.isResellerPanel) refuseForReseller(scopes);
        await db.current.update(table).set({ name, scopes }).where(eq(table.id, id));
        await write({ id, name }, { before: { name: before.name, scopes: before.scopes }, after: { name, scopes } });
      }),
    /** Replaces the key with one of the same lifetime; returns it. */
    renew: (id: number): Promise<string> =>
      db.transaction(async () => {
        const { name, createdAt, expiresAt } = await lock(id);
        const { key, ...kept } = newKey();
        const now = clock.now();
        const lifetime = expiresAt && expiresAt.getTime() - createdAt.getTime();
        const ends = lifetime === null ? null : new Date(now.getTime() + lifetime);
        const unused = { lastUsedAt: null, lastUsedFrom: null };
        await db.current
          .update(table)
          .set({ ...kept, ...unused, createdAt: now, expiresAt: ends })
          .where(eq(table.id, id));
        await write({ id, name }, {});
        return key;
      }),
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        const { name, scopes } = await lock(id);
        await db.current.delete(table).where(eq(table.id, id));
        await write({ id, name }, { before: { name, scopes } });
      }),
  };
}

/** What the form of a client shows. */
const editable = ({ name, scopes }: ClientRow) => [name, scopes];

/** Returns each scope once, in the order of the contract. */
const inOrder = (scopes: readonly ApiScope[]) => apiScopes.filter((scope) => scopes.includes(scope));

function newKey(): { key: string; keyHash: string; keyEnding: string } {
  const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`;
  return { key, keyHash: hashToken(key), keyEnding: key.slice(-ending) };
}

const present = ({ client, user }: { client: ClientRow; user: { id: number; name: string } }): ApiClient => ({
  id: client.id,
  name: client.name,
  acts_as: user,
  scopes: client.scopes,
  key_ending: client.keyEnding,
  created_at: client.createdAt.toISOString(),
  expires_at: client.expiresAt?.toISOString() ?? null,
  last_used_at: client.lastUsedAt?.toISOString() ?? null,
  last_used_from: client.lastUsedFrom,
  version: versionOf(editable(client)),
});
