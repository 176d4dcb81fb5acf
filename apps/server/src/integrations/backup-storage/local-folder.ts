import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupStorage, StorageError } from '../../domain/backups/storage.ts';

/** Stores backups in a local folder. A file gets its name only once it is completely on the disk. */
export function createLocalFolder(folder: string): BackupStorage {
  const pathOf = (key: string) => join(folder, key);
  return {
    async write(key, content, { signal } = {}) {
      const path = pathOf(key);
      const part = `${path}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(content, createWriteStream(part, { mode: 0o600 }), { ...(signal && { signal }) });
        await sync(part);
        await rename(part, path);
      } catch (error) {
        content.destroy();
        await rm(part, { force: true });
        throw explain(error);
      }
    },
    async read(key, { signal } = {}) {
      const path = pathOf(key);
      try {
        await stat(path);
      } catch (error) {
        throw explain(error);
      }
      return createReadStream(path, { ...(signal && { signal }) });
    },
    async remove(key) {
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

/** Data that is not synced to the disk may be lost in a power failure. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Only errors of the file system are the storage's fault; a failed source throws its own error. */
function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('full', { cause: error });
  if (code === 'ENOENT') return new StorageError('missing', { cause: error });
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return new StorageError('refused', { cause: error });
  return error;
}
