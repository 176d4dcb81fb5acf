import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sshKeys } from '../../db/schema.ts';
import { fingerprintOf } from '../../engines/ssh/fingerprint.ts';
import { makeKeyPair } from '../../engines/ssh/key-pair.ts';
import type { Sealer } from '../../security/sealer.ts';

/** The public half of a key. */
export interface PublicKey {
  public_key: string;
  fingerprint: string;
}

/** The panel's own key. */
const ownName = 'house';

export type SshKeys = ReturnType<typeof createSshKeys>;

/** The keys with which the panel connects to hosts. The private half is never returned to clients. */
export function createSshKeys({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }) {
  const find = async (): Promise<PublicKey | null> => {
    const [row] = await db.current.select().from(sshKeys).where(eq(sshKeys.name, ownName));
    return row ? { public_key: row.publicKey, fingerprint: row.fingerprint } : null;
  };

  /** Returns the panel's key; created by the first call, also when several come at once. */
  const ensure = async (): Promise<PublicKey> => {
    const known = await find();
    if (known) return known;
    const pair = makeKeyPair('kronos');
    const made = await db.current
      .insert(sshKeys)
      .values({
        name: ownName,
        publicKey: pair.public,
        fingerprint: fingerprintOf(keyOf(pair.public)),
        privateKey: sealer.seal(pair.private, privateKeyPlace(ownName)),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    const [row] = made.length > 0 ? made : await db.current.select().from(sshKeys).where(eq(sshKeys.name, ownName));
    if (!row) throw new Error('The SSH key could not be kept.');
    return { public_key: row.publicKey, fingerprint: row.fingerprint };
  };

  return {
    find,
    ensure,
    /** Returns the private half, for the panel's own connections. */
    async privateKey(): Promise<string> {
      await ensure();
      const [row] = await db.current.select().from(sshKeys).where(eq(sshKeys.name, ownName));
      if (!row) throw new Error('The SSH key could not be kept.');
      return sealer.open(row.privateKey, privateKeyPlace(ownName));
    },
  };
}

/** The context in which a private key is sealed. */
export const privateKeyPlace = (name: string) => `ssh_keys:${name}:private_key`;

/** Returns the key itself in a line of `authorized_keys`. */
const keyOf = (line: string) => Buffer.from(line.split(' ')[1] ?? '', 'base64');
