import type { Readable } from 'node:stream';

/** The storage of backups. A write is stored completely or not at all. */
export interface BackupStorage {
  /** Stores the content as a stream. On failure or abort nothing is kept. */
  write(key: string, content: Readable, options?: { signal?: AbortSignal }): Promise<void>;
  /** Fails with `missing` when there is no such file. */
  read(key: string, options?: { signal?: AbortSignal }): Promise<Readable>;
  /** Also resolves when there is no such file. */
  remove(key: string): Promise<void>;
}

export const storageErrorCodes = ['full', 'missing', 'refused', 'unreachable', 'unknown'] as const;
export type StorageErrorCode = (typeof storageErrorCodes)[number];

/** A failure of the storage; the original error is the `cause`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, options?: ErrorOptions) {
    super(`Backup storage: ${code}`, options);
    this.code = code;
  }
}

/** The messages of these failures for a user who waits for a backup. */
export const storageWords: Record<StorageErrorCode, string> = {
  full: 'The backup storage is full.',
  missing: 'The file of this backup is missing from the backup storage.',
  refused: 'The backup storage rejected the panel’s keys. Ask your provider to check them.',
  unreachable: 'The backup storage is not responding. Try again later.',
  unknown: 'The backup storage reported an error. The details are in the panel’s log.',
};
