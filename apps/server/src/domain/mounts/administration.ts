import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Contract, Mount, MountDraft, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mounts as table, nodes } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { MountRow, Mounts } from './mounts.ts';

type Filter = ParsedOf<Contract['adminMounts']['export']>['query'];
type Kept = Omit<MountDraft, 'password' | 'rclone_config'>;

export type MountAdministration = ReturnType<typeof createMountAdministration>;

/** The administration of mounts; open lists are notified with the commit. */
export function createMountAdministration(deps: {
  db: Database;
  clock: Clock;
  mounts: Mounts;
  audit: Audit;
  events: Events;
}) {
  const { db, clock, mounts, audit, events } = deps;
  const alias = sql<string>`(select ${nodes.alias} from ${nodes} where ${nodes.id} = ${table.nodeId})`;
  const views = () => db.current.select({ mount: table, alias }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];

  /** Refuses values that conflict with the database, and a missing secret, each at its field. */
  const refuseUnfit = async (draft: MountDraft, before?: MountRow) => {
    const at = and(eq(table.nodeId, draft.node_id), eq(table.target, draft.target), ne(table.id, before?.id ?? 0));
    const [isNode, isTaken] = [
      (await db.current.$count(nodes, eq(nodes.id, draft.node_id))) > 0,
      (await db.current.$count(table, at)) > 0,
    ];
    const hasSecret = before?.kind === draft.kind && before.secret !== null;
    refuseFields({
      node_id: !isNode && 'Choose a node',
      target: isTaken && takenWords,
      rclone_config: draft.kind === 'rclone' && !draft.rclone_config && !hasSecret && 'Paste the remote’s section',
    });
  };

  const records = crud<MountRow, MountDraft, MountDraft>(
    { db, audit, tell: () => events.emit('admin', 'mounts-changed', {}) },
    {
      table,
      noun,
      read: mounts.lock,
      async insert(draft) {
        await refuseUnfit(draft);
        const values = { ...valuesOf(draft), createdAt: clock.now() };
        const [row] = await written(() => db.current.insert(table).values(values).returning({ id: table.id }));
        if (row) await mounts.setSecret(row.id, secretOf(draft) ?? null);
        return row;
      },
      async update(id, draft) {
        const before = found(noun, await mounts.lock(id));
        await refuseUnfit(draft, before);
        const values = { ...valuesOf(draft), ...(isMoved(before, draft) && unchecked) };
        await written(() => db.current.update(table).set(values).where(eq(table.id, id)));
        const secret = secretOf(draft, before.kind);
        if (secret !== undefined) await mounts.setSecret(id, secret);
      },
      nameOf: ({ name }) => name,
      trace: (record) => ({ ...('node_id' in record ? keptOf(record) : draftOf(record)) }),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: Mount; version: string }> {
      const view = found(noun, (await views().where(eq(table.id, id)))[0]);
      return { data: present(view), version: records.versionOf(view.mount) };
    },
    ...listOf<Filter['sort'], Filter, View, Mount>(db, {
      from: table,
      views,
      search: [table.name, table.source, table.target, alias],
      sort: {
        name: sql`lower(${table.name})`,
        node: sql`lower(${alias})`,
        checked_at: table.checkedAt,
      },
      filter: matching,
      present,
    }),
    create: records.create,
    update: (id: number, draft: MountDraft, basedOn?: string): Promise<void> =>
      records.change(id, () => draft, basedOn),
    remove: records.remove,
  };
}

const noun = 'mount';
const takenWords = 'Another mount on this node has this path';

const written = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken('mounts_place', write, () => refuseFields({ target: takenWords }));

const matching = ({ kind, state, node }: Filter): SQL | undefined =>
  and(kind && eq(table.kind, kind), state && eq(table.state, state), node && inArray(table.nodeId, node));

const valuesOf = ({ name, node_id, kind, source, target, options, username }: MountDraft) => ({
  name,
  nodeId: node_id,
  kind,
  source,
  target,
  options: options || null,
  username: kind === 'smb' ? username || null : null,
});

/** Returns the secret that opens the storage from now on; undefined keeps the stored one. */
function secretOf({ kind, username, password, rclone_config }: MountDraft, before?: MountDraft['kind']) {
  if (kind === 'rclone') return rclone_config || undefined;
  if (kind === 'nfs' || !username) return null;
  return password || (before === kind ? undefined : null);
}

const unchecked = { state: 'unchecked', sizeBytes: null, freeBytes: null, checkedAt: null, failure: null } as const;

/** Whether the mount is at another place now, for which earlier findings do not hold. */
const isMoved = (before: MountRow, draft: MountDraft): boolean =>
  before.nodeId !== draft.node_id || before.target !== draft.target;

const keptOf = ({ name, node_id, kind, source, target, options, username }: MountDraft): Kept => ({
  name,
  node_id,
  kind,
  source,
  target,
  options,
  username,
});

const draftOf = ({ nodeId, ...row }: MountRow): Kept => keptOf({ ...row, node_id: nodeId });

const present = ({ mount, alias }: { mount: MountRow; alias: string }): Mount => ({
  id: mount.id,
  name: mount.name,
  node: { id: mount.nodeId, alias },
  kind: mount.kind,
  source: mount.source,
  target: mount.target,
  options: mount.options,
  username: mount.username,
  has_credentials: mount.secret !== null,
  state: mount.state,
  size_bytes: mount.sizeBytes,
  free_bytes: mount.freeBytes,
  checked_at: mount.checkedAt?.toISOString() ?? null,
  failure: mount.failure,
  process_id: mount.processId,
  created_at: mount.createdAt.toISOString(),
});
