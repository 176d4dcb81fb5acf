import type { Readable } from 'node:stream';

/** The storage of backups. A write is stored completely or not at all. */
export interface BackupStorage {
  /** Stores the content as a stream. On failure or abort nothing is kept. */
  write(key: string, content: Readable, options?: { signal?: AbortSignal }): Promise<void>;
  /** Fails with `missing`. */
  read(key: string, options?: { signal?: AbortSignal }): Promise<Readable>;
  /** Also resolves when it does not exist. */
  remove(key: string): Promise<void>;
}

export const storageErrorCodes = ['full', 'missing', 'refused', 'unreachable', 'unknown'] as const;
export type StorageErrorCode = (typeof storageErrorCodes)[number];

/** A failure of the storage; the original error is the `cause`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, options?: ErrorOptions) {
    super(`The storage of backups: ${code}`, options);
    this.code = code;
  }
}

/** The same as messages for a user who waits for a backup. */
export const storageWords: Record<StorageErrorCode, string> = {
  full: 'There is no room left where backups are kept.',
  missing: 'The file of this backup is gone from where backups are kept.',
  refused: 'Where backups are kept refused the panel. Ask your provider to check its keys.',
  unreachable: 'Where backups are kept does not answer. Try again when it is back.',
  unknown: 'Where backups are kept could not do this. The details are in the panel’s log.',
};
