import { join } from 'node:path';
import type { BackupStorage } from '../domain/backups/storage.ts';
import { createLocalFolder } from '../integrations/backup-storage/local-folder.ts';
import { createS3, type S3Options } from '../integrations/backup-storage/s3.ts';

interface Variables {
  KRONOS_DATA: string;
  KRONOS_BACKUPS?: string | undefined;
  KRONOS_BACKUP_COUNT: number;
  KRONOS_BACKUP_DAYS?: number | undefined;
  KRONOS_S3_ENDPOINT?: string | undefined;
  KRONOS_S3_BUCKET?: string | undefined;
  KRONOS_S3_REGION: string;
  KRONOS_S3_KEY?: string | undefined;
  KRONOS_S3_SECRET?: string | undefined;
}

/** Where backups are kept, and for how long. */
export interface BackupConfig {
  place: { folder: string } | { s3: S3Options };
  /** Backups kept per server, unless its product sets a limit. */
  count: number;
  /** The number of days for which backups are kept; undefined means no limit. */
  days: number | undefined;
}

/** Reads where backups are kept: in a bucket if one is named, otherwise in a folder. */
export function readBackups(env: Variables, refuse: (name: string, message: string) => void): BackupConfig {
  const kept = { count: env.KRONOS_BACKUP_COUNT, days: env.KRONOS_BACKUP_DAYS };
  const { KRONOS_S3_ENDPOINT: endpoint, KRONOS_S3_BUCKET: bucket } = env;
  if (endpoint === undefined && bucket === undefined)
    return { ...kept, place: { folder: env.KRONOS_BACKUPS ?? join(env.KRONOS_DATA, 'backups') } };
  const demand = (name: 'KRONOS_S3_ENDPOINT' | 'KRONOS_S3_BUCKET' | 'KRONOS_S3_KEY' | 'KRONOS_S3_SECRET') => {
    const value = env[name];
    if (!value) refuse(name, 'a bucket for backups requires it');
    return value ?? '';
  };
  const s3 = {
    endpoint: demand('KRONOS_S3_ENDPOINT'),
    bucket: demand('KRONOS_S3_BUCKET'),
    region: env.KRONOS_S3_REGION,
    accessKeyId: demand('KRONOS_S3_KEY'),
    secretAccessKey: demand('KRONOS_S3_SECRET'),
  };
  return { ...kept, place: { s3 } };
}

export const createBackupStorage = ({ place }: BackupConfig): BackupStorage =>
  'folder' in place ? createLocalFolder(place.folder) : createS3(place.s3);
