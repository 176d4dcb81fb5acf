import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams, instant } from './schemas/common.ts';
import { popup } from './schemas/popup.ts';
import { mostAtOnce } from './schemas/period.ts';

export const popups = defineEndpoints({
  current: {
    method: 'GET',
    path: '/api/customer/popups',
    who: 'customer',
    // Not records of one user: several users see the same popups.
    owner: 'house',
    response: z.object({
      /** Shown one after the other; further ones follow when one is closed. */
      data: z.array(popup).max(mostAtOnce),
      /** When the next of them begins or ends. */
      changes_at: instant.nullable(),
      /** Whether one of them waits for an operation on a server of the caller. */
      awaits_servers: z.boolean(),
    }),
    source: 'screens',
    summary: 'Returns the popups due for the caller, oldest first; none during an impersonation.',
  },
  markRead: {
    method: 'POST',
    path: '/api/customer/popups/mark-read/:id',
    who: 'customer',
    owner: 'self',
    shared: true,
    params: idParams,
    sample: { needs: 'a popup that the caller need not see again' },
    response: done,
    source: 'screens',
    summary: 'Closes a popup for the caller; refused during an impersonation.',
  },
});
