import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { ServerRow } from '../servers/server-row.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { Backups } from './backups.ts';

const lifetime = 60_000;
/** The path of such links; the token follows. */
export const backupFilePath = '/api/backup-files';

const meant = z.object({ backup: z.number().int() });

export type BackupLinks = ReturnType<typeof createBackupLinks>;

/** A browser downloads a file through a link without a session, so the link is valid once. */
export function createBackupLinks(deps: {
  db: Database;
  oneTimeTokens: OneTimeTokens;
  backups: Backups;
  audit: Audit;
}) {
  const { db, oneTimeTokens, backups, audit } = deps;
  return {
    issue: (userId: number, server: ServerRow, id: number): Promise<string> =>
      db.transaction(async () => {
        const row = await backups.find(server, id);
        if (row.state !== 'ready') throw new AppError('conflict', 'This backup is not finished yet.');
        const payload = { backup: row.id };
        const token = await oneTimeTokens.issue({ kind: 'backup-download', userId, lifetime, payload });
        await audit.write({ target: { kind: 'server', id: server.id, name: server.name }, after: payload });
        return `${backupFilePath}/${token}`;
      }),
    /** Opens the file of a link. */
    async open(token: string) {
      const state = await db.transaction(() => oneTimeTokens.take('backup-download', token));
      if (state.kind !== 'valid')
        throw new AppError('not-found', 'This link has been used or has expired. Request the backup again.');
      return backups.open(meant.parse(state.token.payload).backup);
    },
  };
}
