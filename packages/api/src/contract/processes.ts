import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { listEndpoints } from './resource.ts';
import { idParams, instant, largestNumber, recordNumber, writtenNumber } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { processLog, processRecord, processStates } from './schemas/process.ts';
import { operationKinds } from './schemas/operation.ts';
import { accepted } from './schemas/server.ts';

/** The ids narrow the list to one node or one server. */
const processesFilter = listFilter({ sorts: ['created_at'], direction: 'desc' }).extend({
  state: z.enum(processStates).optional(),
  kind: z.enum(operationKinds).optional(),
  node: recordNumber.optional(),
  server: recordNumber.optional(),
});

export const processes = defineEndpoints({
  ...listEndpoints({
    path: '/api/admin/processes',
    who: 'admin',
    many: 'processes',
    filter: processesFilter,
    record: processRecord,
    summary: 'Everything that the system did; searched by command and result.',
  }),
  recent: {
    method: 'GET',
    path: '/api/admin/processes/recent',
    who: 'admin',
    owner: 'house',
    bounded: 'the newest 200 of one hour',
    response: z.object({ data: z.array(processRecord), meta: z.object({ last_updated: instant }) }),
    source: '§7',
    summary: 'Processes of the last hour, newest first, and when this list was made.',
  },
  one: {
    method: 'GET',
    path: '/api/admin/processes/process/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminDashboard.show', at: 'processes' },
    response: z.object({ data: processRecord }),
    source: '§7',
    summary: 'One process with its whole result.',
  },
  related: {
    method: 'GET',
    path: '/api/admin/processes/related/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminDashboard.show', at: 'processes' },
    bounded: 'the newest 20',
    response: z.object({ data: z.array(processRecord) }),
    source: '§7',
    summary: 'Other processes of the same operation, or else the newest of the same server or node.',
  },
  log: {
    method: 'GET',
    path: '/api/admin/processes/process/:id/log',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: z.object({ after: writtenNumber(z.number().int().min(0).max(largestNumber)).default(0) }),
    sample: { from: 'adminDashboard.show', at: 'processes' },
    response: z.object({ data: processLog }),
    source: 'screens',
    summary: 'What a process and its parts said on their way; only lines behind the line `after`.',
  },
  retry: {
    method: 'POST',
    path: '/api/admin/processes/process/:id/retry',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { needs: 'a failed process that may run again' },
    response: accepted,
    source: 'screens',
    summary: 'Orders a failed operation on a server once more.',
  },
});
