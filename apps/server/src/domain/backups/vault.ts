import { createHash, randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { and, desc, eq } from 'drizzle-orm';
import type { BackupType } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { backups } from '../../db/schema.ts';
import type { ServerRow } from '../servers/servers.ts';
import { type BackupStorage, StorageError, storageWords } from './storage.ts';

export type BackupRow = typeof backups.$inferSelect;

/** A backup that is not what it was, or never came whole; in words for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

interface Watch {
  signal: AbortSignal;
  /** How many bytes have gone by. */
  onBytes: (bytes: number) => void;
}

export type BackupVault = ReturnType<typeof createBackupVault>;

/** The backups themselves: their records and their files, of which there is never one without the other for long. */
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
    /** The record of one that is about to be made. */
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
      if (!row) throw new Error('The backup could not be written down.');
      return row.id;
    },
    /** How large the newest one of a server was before it was packed: what the next will be, more or less. */
    async lastSize(serverId: number): Promise<number | null> {
      const [row] = await db.current
        .select({ bytes: backups.contentBytes })
        .from(backups)
        .where(and(eq(backups.serverId, serverId), eq(backups.state, 'ready')))
        .orderBy(desc(backups.id))
        .limit(1);
      return row?.bytes ?? null;
    },
    /** Packs a tar into the storage, piece by piece; the record is ready once all of it is there. */
    async save(id: number, tar: Readable, { signal, onBytes }: Watch): Promise<{ bytes: number }> {
      const row = await find(id);
      if (!row) throw new BackupError('The backup was deleted while it was made.');
      const read = counting(onBytes);
      const packed = hashing();
      const packing = pipeline(tar, read.stream, createGzip({ level: 1 }), packed.stream, { signal });
      // Either end may fail first; the other then follows with what it met.
      const [packs, stores] = await Promise.allSettled([packing, storage.write(row.key, packed.stream, { signal })]);
      if (stores.status === 'rejected' && stores.reason instanceof StorageError) throw stores.reason;
      if (packs.status === 'rejected') throw packs.reason;
      if (stores.status === 'rejected') throw stores.reason;
      if (!read.isWhole()) throw new BackupError('The node broke off in the middle of the server’s data.');
      const { bytes, sha256 } = packed.sum();
      await db.current
        .update(backups)
        .set({ state: 'ready', bytes, sha256, contentBytes: read.bytes() })
        .where(eq(backups.id, id));
      return { bytes };
    },
    /** Reads all of it once; fails when it is not what was stored. */
    async verify({ key, sha256 }: BackupRow, { signal, onBytes }: Watch): Promise<void> {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const piece of await storage.read(key, { signal })) {
        hash.update(piece);
        bytes += piece.length;
        onBytes(bytes);
      }
      if (hash.digest('hex') !== sha256) throw new BackupError('The backup is damaged: it is not what was stored.');
    },
    /** The file, packed. */
    open: ({ key }: BackupRow, signal?: AbortSignal): Promise<Readable> =>
      storage.read(key, { ...(signal && { signal }) }),
    /** Deletes the file, then its record; when the storage does not answer, both stay. */
    discard,
    /** Lets go of one that came to nothing: it is nobody's at once, and gone as soon as the storage answers. */
    async giveUp(id: number): Promise<void> {
      await db.current.update(backups).set({ serverId: null, ownerId: null }).where(eq(backups.id, id));
      await discard(id).catch(unlessStorage);
    },
  };
}

/** A storage that does not answer is asked again with the next round; any other failure is one. */
export function unlessStorage(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}

/** What to say of a failure, or nothing when it is not the backup's. */
export function backupWords(error: unknown): string | undefined {
  if (error instanceof BackupError) return error.message;
  return error instanceof StorageError ? storageWords[error.code] : undefined;
}

const block = 512;
/** A tar ends with two empty blocks. */
const ending = 2 * block;

/** Lets a tar through, and knows how much it was and whether its end came. */
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

/** Lets a file through, and knows its sum. */
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
