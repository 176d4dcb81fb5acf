import type { Contract, Handlers } from '@kronos/api/contract';
import type { Backups } from '../domain/backups/backups.ts';
import type { BackupLinks } from '../domain/backups/links.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the backups of a customer's server. Authorization happens before. */
export function customerBackupsHandlers({
  backups,
  backupLinks,
}: {
  backups: Backups;
  backupLinks: BackupLinks;
}): Handlers<Contract, RequestContext>['customerBackups'] {
  return {
    list: (_, { server }) => backups.list(server.server),
    create: ({ params, body }, { server }) => backups.create(server.server, params.type, body.name),
    remove: ({ params }, { server }) => backups.remove(server.server, params.backup),
    restore: ({ params }, { server }) => backups.restore(server.server, params.backup),
    download: async ({ params }, { server, session }) => ({
      success: true,
      link: await backupLinks.issue(session.user.id, server.server, params.backup),
    }),
    async file({ params }) {
      const { row, content } = await backupLinks.open(params.token);
      const name = `${row.serverName} ${row.name}.tar.gz`;
      return { type: 'application/gzip', name, body: content, size: row.bytes ?? undefined };
    },
  };
}
