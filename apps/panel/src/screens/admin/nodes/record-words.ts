import type { Translate } from '../../../messages/create-messages.ts';

/** The texts of a node page while there is no node to show. */
export const recordWords = (t: Translate) => ({
  loading: t('nodes.one.loading'),
  failed: t('nodes.one.failed'),
  missing: t('nodes.one.missing'),
  missingText: t('nodes.one.missingText'),
  back: t('nodes.one.back'),
});
