import { Readable } from 'node:stream';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { jobKind } from '../../jobs/worker.ts';
import { type BackupStorage, StorageError, storageWords } from '../backups/storage.ts';
import { type ExportRecord, exportPayload, type Exports } from './exports.ts';
import { fileOf } from './file-of.ts';
import { createSources } from './sources.ts';

const keptFor = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds between progress events for open pages. */
const tellMs = 1000;

export interface ExportJobDeps {
  db: Database;
  clock: Clock;
  storage: BackupStorage;
  exports: Exports;
}

/** Makes exports: a file is streamed into the storage page by page, and started over after an interruption. */
export function createExportJob({ db, clock, storage, exports }: ExportJobDeps) {
  const sources = createSources(db);

  /** Writes the file; returns its size. */
  const make = async ({ id, subject, format, key }: ExportRecord, signal: AbortSignal): Promise<number> => {
    const source = sources[subject];
    const { total, last } = await source.extent();
    await exports.update(id, { total, rows: 0 });
    let told = clock.now().getTime();
    const parts = fileOf(source, {
      format,
      last,
      async onRows(rows) {
        const now = clock.now().getTime();
        if (now - told < tellMs) return;
        told = now;
        await exports.update(id, { rows });
      },
    });
    let bytes = 0;
    const counted = async function* () {
      for await (const part of parts) {
        const piece = Buffer.from(part);
        bytes += piece.length;
        yield piece;
      }
    };
    await storage.write(key, Readable.from(counted(), { objectMode: false }), { signal });
    return bytes;
  };

  const ending = (exportId: number, success: boolean, values: Partial<ExportRecord>) => ({
    success,
    write: async () => void (await exports.update(exportId, values)),
  });
  const nothing = { success: true, write: async () => undefined };

  return jobKind({
    payload: exportPayload,
    async run({ exportId }, { signal }) {
      const row = await exports.find(exportId);
      if (row?.state !== 'making') return nothing;
      try {
        const bytes = await make(row, signal);
        const now = await exports.find(exportId);
        if (!now) {
          // The export was deleted while it was being made.
          await storage.remove(row.key);
          return nothing;
        }
        const expiresAt = new Date(clock.now().getTime() + keptFor);
        return ending(exportId, true, { state: 'ready', rows: now.total, bytes, expiresAt });
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        return ending(exportId, false, { state: 'failed', words: storageWords[error.code] });
      }
    },
    failed: ({ exportId }, words) => ending(exportId, false, { state: 'failed', words }),
  });
}
