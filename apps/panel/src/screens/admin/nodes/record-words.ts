import type { Translate } from '../../../messages/create-messages.ts';

/** What a page of one node says while there is none to show. */
export const recordWords = (t: Translate) => ({
  loading: t('nodes.one.loading'),
  failed: t('nodes.one.failed'),
  missing: t('nodes.one.missing'),
  missingText: t('nodes.one.missingText'),
  back: t('nodes.one.back'),
});
