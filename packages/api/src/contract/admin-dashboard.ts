import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { processRecord } from './schemas/process.ts';
import { serverStatuses } from './schemas/server.ts';

export const adminDashboard = defineEndpoints({
  show: {
    method: 'GET',
    path: '/api/admin/dashboard',
    who: 'admin',
    owner: 'house',
    response: z.object({
      servers: z.object({ total: z.number().int(), by_status: z.record(z.enum(serverStatuses), z.number().int()) }),
      nodes: z.object({
        total: z.number().int(),
        up: z.number().int(),
        data: z.array(
          z.object({
            id: z.number().int(),
            alias: z.string(),
            up: z.boolean(),
            seen_at: z.iso.datetime().nullable(),
            servers: z.number().int(),
          }),
        ),
      }),
      processes: z.array(processRecord),
    }),
    source: 'screens',
    summary: 'Returns the servers by status, ten nodes, unreachable ones first, and the ten newest processes.',
  },
});
