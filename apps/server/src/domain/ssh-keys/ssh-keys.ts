import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { sshKeys as table } from '../../db/schema.ts';
import { makeKeyPair } from '../../engines/ssh/key-pair.ts';
import { readPrivateKey } from '../../engines/ssh/private-key.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Events } from '../events.ts';

/** The public half of a key. */
export interface PublicKey {
  public_key: string;
  fingerprint: string;
}

type Row = typeof table.$inferSelect;

/** The name of the panel's own key. */
export const ownName = 'house';

export type SshKeys = ReturnType<typeof createSshKeys>;

/** The keys with which the panel signs in to machines. The private half is never returned to clients. */
export function createSshKeys(deps: { db: Database; clock: Clock; sealer: Sealer; events: Events }) {
  const { db, clock, sealer, events } = deps;
  const own = async () => (await db.current.select().from(table).where(eq(table.name, ownName)))[0];

  const find = async (): Promise<PublicKey | null> => {
    const row = await own();
    return row ? { public_key: row.publicKey, fingerprint: row.fingerprint } : null;
  };

  /** The columns of a key; the seal is bound to its name. */
  const columnsOf = (name: string, privateKey: string): Omit<Row, 'id'> => {
    const half = readPrivateKey(privateKey);
    if (typeof half === 'string') throw new Error(`The SSH key ${name} is ${half}.`);
    return { name, ...half, privateKey: sealer.seal(privateKey, privateKeyPlace(name)), createdAt: clock.now() };
  };

  /** Returns the panel's own key; the first call creates it, even when several come at once. */
  const ensure = (): Promise<Row> =>
    db.transaction(async () => {
      const known = await own();
      if (known) return known;
      const made = await db.current
        .insert(table)
        .values(columnsOf(ownName, makeKeyPair().private))
        .onConflictDoNothing()
        .returning();
      const row = made[0] ?? (await own());
      if (!row) throw new Error('The SSH key could not be saved.');
      await events.emit('admin', 'ssh-keys-changed', {});
      return row;
    });

  /** Returns the private half, for the panel's own connections. */
  const open = (row: Row): string => sealer.open(row.privateKey, privateKeyPlace(row.name));

  return {
    find,
    async ensure(): Promise<PublicKey> {
      const { publicKey, fingerprint } = await ensure();
      return { public_key: publicKey, fingerprint };
    },
    columnsOf,
    /** Returns the private half sealed for another name. */
    sealFor: (name: string, row: Row): string => sealer.seal(open(row), privateKeyPlace(name)),
    /** Returns the private half of the panel's own key. */
    privateKey: async (): Promise<string> => open(await ensure()),
    /** Returns the private half of a key; undefined when no key has this id. */
    async privateKeyOf(id: number): Promise<string | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row && open(row);
    },
    /** Returns the key with a fingerprint, if the panel has it. */
    async known(fingerprint: string | null) {
      if (fingerprint === null) return undefined;
      const [row] = await db.current.select().from(table).where(eq(table.fingerprint, fingerprint));
      return row && { id: row.id, name: row.name, is_own: row.name === ownName, publicKey: row.publicKey };
    },
  };
}

/** The context in which a private key is sealed. */
export const privateKeyPlace = (name: string) => `ssh_keys:${name}:private_key`;
