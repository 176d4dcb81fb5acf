import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { idParams, instant } from './schemas/common.ts';
import { processRecord } from './schemas/process.ts';

export const processes = defineEndpoints({
  recent: {
    method: 'GET',
    path: '/api/admin/processes/recent',
    who: 'admin',
    owner: 'house',
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
    response: z.object({ data: z.array(processRecord) }),
    source: '§7',
    summary: 'Other processes of the same operation, or else the newest of the same server or node.',
  },
});
