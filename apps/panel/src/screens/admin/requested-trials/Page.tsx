import { adminTrialsFilters } from '@kronos/api/forms/admin-trials';
import { adminTrials } from '@kronos/api/routes/admin-trials';
import { listScreen } from '../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { useDecliningMany } from './use-declining-many.tsx';
import { serverTypeNames } from '../../../messages/server-types.ts';
import { tones } from './words.tsx';

/** The queue of requested trials (spec §2, /app/admin/requested-trials). */
export const Page = listScreen({
  subject: 'trials',
  file: 'requested-trials',
  read: (api) => api.extend({ adminTrials }).adminTrials,
  filters: adminTrialsFilters,
  staleOn: { admin: ['trials-changed'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.requestedTrial, { id }),
      { minWidth: 140 },
    ),
    email: cell.text(({ email }) => email, { minWidth: 180 }),
    product: cell.text(({ product }) => product.name, { minWidth: 120 }),
    type: cell.text(({ type }) => serverTypeNames[type], { width: 120 }),
    state: cell.badge(({ state }) => state, tones, { width: 112 }),
    note: cell.exported(({ note }) => note),
    created_at: cell.date((trial) => trial.created_at, { width: 136 }),
    decidedBy: cell.exported(({ decision }) => decision?.by ?? null),
    decidedAt: cell.exported(({ decision }) => decision?.at ?? null),
    reason: cell.exported(({ decision }) => decision?.reason ?? null),
  }),
  bulk: useDecliningMany,
});
