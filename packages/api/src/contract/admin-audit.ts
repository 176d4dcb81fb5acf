import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { auditedKinds, auditRow } from './schemas/audit.ts';
import { recordNumber } from './schemas/common.ts';
import { listFilter, listOf, listQuery } from './schemas/list.ts';

/** The audit log, row by row. */
export const adminAudit = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/admin/audit',
    who: 'admin',
    owner: 'house',
    query: listQuery(
      listFilter({ sorts: ['at'], direction: 'desc' }).extend({ kind: z.enum(auditedKinds), id: recordNumber }),
    ),
    sample: { from: 'adminServers.list', query: { kind: 'server', id: '{id}' } },
    response: listOf(auditRow),
    source: 'screens',
    summary: 'Returns the history of one record, newest first, even after the record was deleted.',
  },
});
