import { adminAlerts } from '@kronos/api/routes/admin-alerts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createWordsOffice } from '../parts/words-office.ts';

/** The bulk actions on alerts. */
export const createAlertsOffice = (deps: StoreDeps) =>
  createWordsOffice(deps.api.extend({ adminAlerts }).adminAlerts, deps);
