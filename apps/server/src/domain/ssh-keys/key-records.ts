import { asc, eq, sql } from 'drizzle-orm';
import {
  type Contract,
  mostNamedNodes,
  type ParsedOf,
  type SshKey,
  type SshKeyChange,
  type SshKeyDetail,
  type SshKeyDraft,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes, sshKeys as table } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import { makeKeyPair } from '../../engines/ssh/key-pair.ts';
import { readPrivateKey } from '../../engines/ssh/private-key.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import { ownName, type SshKeys } from './ssh-keys.ts';

type Filter = ParsedOf<Contract['adminSshKeys']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of the keys with which the panel signs in to machines; admins' open lists are notified. */
export function createSshKeyRecords(deps: { db: Database; audit: Audit; events: Events; sshKeys: SshKeys }) {
  const { db, audit, events, sshKeys } = deps;
  const views = () => db.current.select({ row: table, nodes: used }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const { create, change, remove, versionOf } = crud<View, SshKeyDraft, SshKeyChange>(
    { db, audit, tell: () => events.emit('admin', 'ssh-keys-changed', {}) },
    {
      table,
      noun,
      read: view,
      insert({ name, origin, private_key: pasted = '' }) {
        refuseFields({ name: isReserved(name) && 'The panel’s own key has this name' });
        const privateKey = origin === 'pasted' ? checked(pasted) : makeKeyPair().private;
        return distinct(async () => {
          const values = sshKeys.columnsOf(name, privateKey);
          const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
          return row;
        });
      },
      async update(id, { name }) {
        const { row } = found(noun, await view(id));
        if (name === row.name) return;
        refuseFields({
          name: isOwn(row)
            ? 'The panel’s own key cannot be renamed'
            : isReserved(name) && 'The panel’s own key has this name',
        });
        // The seal is bound to the name.
        const values = { name, privateKey: sshKeys.sealFor(name, row) };
        await distinct(() => db.current.update(table).set(values).where(eq(table.id, id)));
      },
      nameOf: (record) => ('row' in record ? record.row.name : record.name),
      trace: (record) =>
        'row' in record ? { name: record.row.name, fingerprint: record.row.fingerprint } : { name: record.name },
      stateOf: ({ row }) => row.name,
    },
  );

  return {
    async find(id: number): Promise<{ data: SshKeyDetail; version: string }> {
      const one = found(noun, await view(id));
      const used_by = await db.current
        .select({ id: nodes.id, alias: nodes.alias })
        .from(nodes)
        .where(eq(nodes.sshKey, one.row.fingerprint))
        .orderBy(sql`lower(${nodes.alias})`, asc(nodes.id))
        .limit(mostNamedNodes);
      return { data: { ...present(one), used_by, undeletable: undeletableWords(one) }, version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, SshKey>(db, {
      from: table,
      views,
      search: [table.name, table.fingerprint],
      sort: { name: sql`lower(${table.name})`, nodes: used, created_at: table.createdAt },
      present,
    }),
    create,
    update: (id: number, { name }: SshKeyChange, basedOn?: string): Promise<void> =>
      change(id, () => ({ name }), basedOn),
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        const words = undeletableWords(found(noun, await view(id)));
        if (words) throw new AppError('conflict', words);
        await remove(id);
      }),
  };
}

const noun = 'SSH key';

const used = subselect<number>(sql`select count(*) from ${nodes} where ${nodes.sshKey} = ${table.fingerprint}`).mapWith(
  Number,
);

const isOwn = (row: Row) => row.name === ownName;
const isReserved = (name: string) => name.toLowerCase() === ownName;

/** Refuses a key with which the panel cannot sign in; returns it in the form that ssh2 and OpenSSH write. */
function checked(pasted: string): string {
  const privateKey = `${pasted.replaceAll('\r\n', '\n').trim()}\n`;
  const half = readPrivateKey(privateKey);
  refuseFields({
    private_key:
      half === 'encrypted'
        ? 'The panel cannot enter a passphrase: paste the key without one'
        : half === 'unreadable' && 'Paste a private key in OpenSSH format, from its first line to its last',
  });
  return privateKey;
}

const distinct = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(
    'ssh_keys_fingerprint',
    () => unlessTaken('ssh_keys_name', write, () => refuseFields({ name: 'A key with this name already exists' })),
    () => refuseFields({ private_key: 'The panel already has this key' }),
  );

/** Returns why a key cannot be deleted; null when it can. */
function undeletableWords({ row, nodes: count }: { row: Row; nodes: number }): string | null {
  if (isOwn(row)) return 'It is the panel’s own key.';
  if (count === 0) return null;
  return `${count === 1 ? 'One node uses' : `${count} nodes use`} it. Choose another key for ${count === 1 ? 'it' : 'them'} first.`;
}

const present = ({ row, nodes: count }: { row: Row; nodes: number }): SshKey => ({
  id: row.id,
  name: row.name,
  is_own: isOwn(row),
  type: row.publicKey.split(' ', 1)[0] ?? '',
  fingerprint: row.fingerprint,
  public_key: row.publicKey,
  nodes: count,
  created_at: row.createdAt.toISOString(),
});
