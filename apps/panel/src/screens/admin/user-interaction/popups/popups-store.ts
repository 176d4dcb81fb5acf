import { adminPopups } from '@kronos/api/routes/admin-popups';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createWordsOffice } from '../parts/words-office.ts';
import { wordsShape } from '../parts/words-shape.ts';
import { occasions } from './popup-words.ts';

/** What the list of popups can be asked for. */
export const popupsShape = wordsShape('title', { occasion: occasions });

/** All popups, for admins. */
export const createPopupsOffice = (deps: StoreDeps) =>
  createWordsOffice('popup', deps.api.extend({ adminPopups }).adminPopups, deps);
