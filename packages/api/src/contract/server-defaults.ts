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
    summary: 'Returns the caller’s preferences for all of their servers.',
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
    summary: 'Saves the caller’s preferences for all of their servers. Omitted fields stay unchanged.',
  },
});
