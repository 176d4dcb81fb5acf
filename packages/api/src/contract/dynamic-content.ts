import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { instant } from './schemas/common.ts';
import { placedContent } from './schemas/dynamic-content.ts';
import { mostAtOnce } from './schemas/period.ts';

export const dynamicContent = defineEndpoints({
  current: {
    method: 'GET',
    path: '/api/customer/dynamic-content',
    who: 'customer',
    // Not a record of one user: several users see the same content.
    owner: 'house',
    response: z.object({
      data: z.array(placedContent).max(mostAtOnce),
      /** When the next of the contents begins or ends. */
      changes_at: instant.nullable(),
    }),
    source: 'screens',
    summary: 'Returns the active dynamic content for the caller’s roles, oldest first.',
  },
});
