import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { ServerRow } from '../servers/server-row.ts';
import { createFileLinks } from '../tokens/file-links.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { Backups } from './backups.ts';

export type BackupLinks = ReturnType<typeof createBackupLinks>;

/** The links through which browsers download backups. */
export function createBackupLinks(deps: {
  db: Database;
  oneTimeTokens: OneTimeTokens;
  backups: Backups;
  audit: Audit;
}) {
  const { db, backups, audit } = deps;
  const links = createFileLinks(deps, {
    kind: 'backup-download',
    path: '/api/backup-files',
    payload: z.object({ backup: z.number().int() }),
    gone: 'This link has been used or has expired. Request the backup again.',
  });
  return {
    issue: (userId: number, server: ServerRow, id: number): Promise<string> =>
      db.transaction(async () => {
        const row = await backups.find(server, id);
        if (row.state !== 'ready') throw new AppError('conflict', 'This backup is not finished yet.');
        const meant = { backup: row.id };
        const link = await links.issue(userId, meant);
        await audit.write({ target: { kind: 'server', id: server.id, name: server.name }, after: meant });
        return link;
      }),
    /** Opens the file of a link. */
    open: async (token: string) => backups.open((await links.take(token)).backup),
  };
}
