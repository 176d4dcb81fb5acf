import { createHash, randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { and, desc, eq } from 'drizzle-orm';
import type { BackupType } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { backups } from '../../db/schema.ts';
import type { ServerRow } from '../servers/server-row.ts';
import { type BackupStorage, StorageError, storageWords } from './storage.ts';

export type BackupRow = typeof backups.$inferSelect;

/** A backup that is damaged or incomplete; its message is for users. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

interface Watch {
  signal: AbortSignal;
  /** The number of bytes processed so far. */
  onBytes: (bytes: number) => void;
}

export type BackupVault = ReturnType<typeof createBackupVault>;

/** The records and files of backups, which are kept consistent. */
export function createBackupVault({ db, clock, storage }: { db: Database; clock: Clock; storage: BackupStorage }) {
  const find = async (id: number): Promise<BackupRow | undefined> => {
    const [row] = await db.current.select().from(backups).where(eq(backups.id, id));
    return row;
  };
  const discard = async (id: number): Promise<void> => {
    const row = await find(id);
    if (!row) return;
    await storage.remove(row.key);
    await db.current.delete(backups).where(eq(backups.id, id));
  };

  return {
    find,
    /** Creates the record of a backup that is about to be made. */
    async begin(
      { id, ownerId, name, type }: ServerRow,
      wanted: { name: string; type: BackupType; isTemporary?: true },
    ): Promise<number> {
      const server = { serverId: id, ownerId, serverName: name, serverType: type };
      const key = `${randomUUID()}.tar.gz`;
      const [row] = await db.current
        .insert(backups)
        .values({ ...server, ...wanted, key, createdAt: clock.now() })
        .returning({ id: backups.id });
      if (!row) throw new Error('The backup could not be recorded.');
      return row.id;
    },
    /** Returns the unpacked size of a server's newest backup, as an estimate for the next one. */
    async lastSize(serverId: number): Promise<number | null> {
      const [row] = await db.current
        .select({ bytes: backups.contentBytes })
        .from(backups)
        .where(and(eq(backups.serverId, serverId), eq(backups.state, 'ready')))
        .orderBy(desc(backups.id))
        .limit(1);
      return row?.bytes ?? null;
    },
    /** Packs a tar into the storage as a stream; the record is ready once all of it is stored. */
    async save(id: number, tar: Readable, { signal, onBytes }: Watch): Promise<{ bytes: number }> {
      const row = await find(id);
      if (!row) throw new BackupError('The backup was deleted while it was being created.');
      const read = counting(onBytes);
      const packed = hashing();
      const packing = pipeline(tar, read.stream, createGzip({ level: 1 }), packed.stream, { signal });
      // Either end may fail first; the other then fails because of it.
      const [packs, stores] = await Promise.allSettled([packing, storage.write(row.key, packed.stream, { signal })]);
      if (stores.status === 'rejected' && stores.reason instanceof StorageError) throw stores.reason;
      if (packs.status === 'rejected') throw packs.reason;
      if (stores.status === 'rejected') throw stores.reason;
      if (!read.isWhole())
        throw new BackupError('The connection to the node was lost while the server’s data was being read.');
      const { bytes, sha256 } = packed.sum();
      await db.current
        .update(backups)
        .set({ state: 'ready', bytes, sha256, contentBytes: read.bytes() })
        .where(eq(backups.id, id));
      return { bytes };
    },
    /** Reads the whole file; throws when it differs from what was stored. */
    async verify({ key, sha256 }: BackupRow, { signal, onBytes }: Watch): Promise<void> {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const piece of await storage.read(key, { signal })) {
        hash.update(piece);
        bytes += piece.length;
        onBytes(bytes);
      }
      if (hash.digest('hex') !== sha256)
        throw new BackupError('The backup is damaged: it differs from what was stored.');
    },
    /** Opens the packed file. */
    open: ({ key }: BackupRow, signal?: AbortSignal): Promise<Readable> =>
      storage.read(key, { ...(signal && { signal }) }),
    /** Deletes the file, then its record; when the storage does not respond, both are kept. */
    discard,
    /** Abandons a failed backup: it loses its owner at once, and is deleted as soon as the storage responds. */
    async abandon(id: number): Promise<void> {
      await db.current.update(backups).set({ serverId: null, ownerId: null }).where(eq(backups.id, id));
      await discard(id).catch(unlessStorage);
    },
  };
}

/** Ignores a storage failure, because the next round retries; throws any other error. */
export function unlessStorage(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}

/** Returns the message of a failure, or undefined when the backup is not the cause. */
export function backupWords(error: unknown): string | undefined {
  if (error instanceof BackupError) return error.message;
  return error instanceof StorageError ? storageWords[error.code] : undefined;
}

const block = 512;
/** A tar ends with two empty blocks. */
const ending = 2 * block;

/** Passes a tar through, counts its bytes and checks that its end was reached. */
function counting(onBytes: (bytes: number) => void) {
  let bytes = 0;
  let tail = Buffer.alloc(0);
  const stream = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      tail = Buffer.concat([tail, piece.subarray(-ending)]).subarray(-ending);
      onBytes(bytes);
      done(null, piece);
    },
  });
  const isWhole = () => bytes % block === 0 && tail.length === ending && tail.every((byte) => byte === 0);
  return { stream, isWhole, bytes: () => bytes };
}

/** Passes a file through and computes its checksum. */
function hashing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  return { stream, sum: () => ({ bytes, sha256: hash.digest('hex') }) };
}
