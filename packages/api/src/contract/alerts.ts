import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { alert } from './schemas/alert.ts';
import { done, idParams, instant } from './schemas/common.ts';
import { mostAtOnce } from './schemas/period.ts';

export const alerts = defineEndpoints({
  current: {
    method: 'GET',
    path: '/api/customer/alerts',
    who: 'customer',
    // Not records of one user: several users see the same alerts.
    owner: 'house',
    response: z.object({
      /** The alerts to show at once; further ones follow when one is dismissed. */
      data: z.array(alert).max(mostAtOnce),
      /** When the next of them begins or ends. */
      changes_at: instant.nullable(),
    }),
    source: 'screens',
    summary: 'Returns the active alerts for the caller’s roles that the caller has not dismissed.',
  },
  dismiss: {
    method: 'POST',
    path: '/api/customer/alerts/:id/dismiss',
    who: 'customer',
    owner: 'self',
    shared: true,
    params: idParams,
    sample: { needs: 'an alert that the caller need not see again' },
    response: done,
    source: 'screens',
    summary: 'Dismisses an alert for the caller, if it can be dismissed.',
  },
});
