import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { serverDefaults as schema } from './schemas/server-defaults.ts';

export const serverDefaults = defineEndpoints({
  read: {
    method: 'GET',
    path: '/api/customer/server-settings',
    who: 'customer',
    owner: 'self',
    response: z.object({
      data: schema,
      /** How many servers the settings apply to: the caller’s own. */
      servers: z.number().int(),
    }),
    source: 'screens',
    summary: 'What the caller wants for all servers of theirs.',
  },
  save: {
    method: 'POST',
    path: '/api/customer/server-settings',
    who: 'customer',
    owner: 'self',
    body: schema.partial(),
    sample: { from: 'serverDefaults.read', keeps: true, body: { revive: '{revive}' } },
    response: done,
    source: 'screens',
    summary: 'Keeps what the caller wants for all servers of theirs. What is left out stays.',
  },
});
