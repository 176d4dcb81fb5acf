import { adminPopups } from '@kronos/api/routes/admin-popups';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createWordsOffice } from '../parts/words-office.ts';

/** All popups, for admins. */
export const createPopupsOffice = (deps: StoreDeps) =>
  createWordsOffice(deps.api.extend({ adminPopups }).adminPopups, deps);
