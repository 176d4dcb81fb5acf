import { z } from 'zod';
import { streamAnswer } from './content.ts';
import { defineEndpoints } from './define.ts';
import { linkToken } from './schemas/account.ts';
import { backupList, backupTypes } from './schemas/backup.ts';
import { idParams } from './schemas/common.ts';
import { accepted } from './schemas/server.ts';

const withRight = { who: 'customer', owner: 'server', right: 'backups' } as const;
const oneOfThem = idParams.extend({ backup: idParams.shape.id });

export const customerBackups = defineEndpoints({
  list: {
    ...withRight,
    method: 'GET',
    path: '/api/customer/servers/:id/backups',
    params: idParams,
    response: backupList,
    source: '§7',
    summary: 'Returns the backups of the server, and those of deleted servers of the same owner.',
  },
  create: {
    ...withRight,
    method: 'POST',
    path: '/api/customer/servers/:id/backups/create/:type',
    params: idParams.extend({ type: z.enum(backupTypes) }),
    body: z.object({ name: z.string().trim().min(1, 'Enter a name').max(100, 'At most 100 characters') }),
    sample: { needs: 'a server that may be stopped' },
    response: accepted,
    source: '§7',
    summary: 'Creates a backup while the server runs (`live`), is paused (`paused`) or is shut down (`stopped`).',
  },
  remove: {
    ...withRight,
    method: 'POST',
    path: '/api/customer/servers/:id/backups/delete/:backup',
    params: oneOfThem,
    sample: { needs: 'a backup that may be deleted' },
    response: accepted,
    source: '§7',
    summary: 'Deletes a backup.',
  },
  restore: {
    ...withRight,
    method: 'POST',
    path: '/api/customer/servers/:id/backups/restore/:backup',
    params: oneOfThem,
    sample: { needs: 'a server whose data may be overwritten' },
    response: accepted,
    source: '§7',
    summary: 'Replaces the server’s data with a backup, after its integrity has been verified.',
  },
  download: {
    ...withRight,
    method: 'POST',
    path: '/api/customer/servers/:id/backups/download/:backup',
    params: oneOfThem,
    sample: { needs: 'a backup' },
    response: z.object({ success: z.literal(true), link: z.string() }),
    source: 'screens',
    summary: 'Returns a link that a browser can open once, within a minute, to download the file.',
  },
  file: {
    method: 'GET',
    path: '/api/backup-files/:token',
    // A browser follows links without the bearer token, so whoever has the link may download the file.
    who: 'guest',
    owner: 'none',
    shared: true,
    params: z.object({ token: linkToken }),
    sample: { needs: 'a link that has not been opened yet' },
    ...streamAnswer(['application/gzip'], { saved: true }),
    source: 'screens',
    summary: 'Returns the file of a backup; its link works once.',
  },
});
