import { adminPopups } from '@kronos/api/routes/admin-popups';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createWordsOffice } from '../parts/words-office.ts';

/** The bulk actions on popups. */
export const createPopupsOffice = (deps: StoreDeps) =>
  createWordsOffice(deps.api.extend({ adminPopups }).adminPopups, deps);
