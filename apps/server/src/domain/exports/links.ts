import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { createFileLinks } from '../tokens/file-links.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { Exports } from './exports.ts';

export type ExportLinks = ReturnType<typeof createExportLinks>;

/** The links through which browsers download exports. */
export function createExportLinks(deps: { db: Database; oneTimeTokens: OneTimeTokens; exports: Exports }) {
  const { db, exports } = deps;
  const links = createFileLinks(deps, {
    kind: 'export-download',
    path: '/api/export-files',
    payload: z.object({ export: z.number().int() }),
    gone: 'This link has been used or has expired. Request the file again.',
  });
  return {
    issue: (userId: number, id: number): Promise<string> =>
      db.transaction(async () => links.issue(userId, { export: (await exports.authorizeDownload(id)).id })),
    /** Opens the file of a link. */
    open: async (token: string) => exports.open((await links.take(token)).export),
  };
}
