import { adminDynamicContent } from '@kronos/api/routes/admin-dynamic-content';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createWordsOffice } from '../parts/words-office.ts';

/** The bulk actions on dynamic content. */
export const createContentsOffice = (deps: StoreDeps) =>
  createWordsOffice(deps.api.extend({ adminDynamicContent }).adminDynamicContent, deps);
