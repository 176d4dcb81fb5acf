import { adminDynamicContent } from '@kronos/api/routes/admin-dynamic-content';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createWordsOffice } from '../parts/words-office.ts';
import { wordsShape } from '../parts/words-shape.ts';
import { places } from './place-words.ts';

/** What the list of dynamic content can be asked for. */
export const contentsShape = wordsShape('name', { place: places });

/** All dynamic content, for admins. */
export const createContentsOffice = (deps: StoreDeps) =>
  createWordsOffice('content', deps.api.extend({ adminDynamicContent }).adminDynamicContent, deps);
