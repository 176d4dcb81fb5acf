import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { Exports } from '../domain/exports/exports.ts';
import type { ExportLinks } from '../domain/exports/links.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

const types = { csv: 'text/csv', json: 'application/json' } as const;

/** Handlers of exports, for admins. */
export const adminExportsHandlers = ({
  audit,
  exports,
  exportLinks,
}: {
  audit: Audit;
  exports: Exports;
  exportLinks: ExportLinks;
}): Handlers<Contract, RequestContext>['adminExports'] => ({
  list: ({ query }) => exports.list(query),
  export: ({ query }) => exports.export(query),
  bulk: bulkHandler(audit, { delete: (id) => exports.remove(id) }),
  create: async ({ body }, { session }) => ({ success: true, id: await exports.create(body, session.user) }),
  download: async ({ params }, { session }) => ({
    success: true,
    link: await exportLinks.issue(session.user.id, params.id),
  }),
  async remove({ params }) {
    await exports.remove(params.id);
    return { success: true };
  },
  async file({ params }) {
    const { row, content } = await exportLinks.open(params.token);
    const name = `kronos-${row.subject}-${row.createdAt.toISOString().slice(0, 10)}.${row.format}`;
    return { type: types[row.format], name, body: content, size: row.bytes ?? undefined };
  },
});
