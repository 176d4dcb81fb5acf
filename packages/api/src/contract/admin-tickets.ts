import { z } from 'zod';
import { defineEndpoints } from './define.ts';

export const adminTickets = defineEndpoints({
  countNew: {
    method: 'GET',
    path: '/api/admin/support/tickets/count-new',
    who: 'admin',
    owner: 'house',
    response: z.object({ success: z.literal(true), count: z.number().int() }),
    source: '§7',
    summary: 'Returns the number of tickets waiting for a first reply.',
  },
});
