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
    summary: 'Returns all processes; `q` searches command and result.',
  }),
  recent: {
    method: 'GET',
    path: '/api/admin/processes/recent',
    who: 'admin',
    owner: 'house',
    bounded: 'the newest 200 of one hour',
    response: z.object({ data: z.array(processRecord), meta: z.object({ last_updated: instant }) }),
    source: '§7',
    summary: 'Returns the processes of the last hour, newest first, and when this list was created.',
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
    summary: 'Returns one process with its full result.',
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
    summary: 'Returns other processes of the same operation, or else the newest of the same server or node.',
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
    summary: 'Returns the output of a process and its parts; only lines after the line `after`.',
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
    summary: 'Retries a failed operation on a server.',
  },
});
