import type { ShareMatrixLabels } from '@kronos/ui/ShareMatrix';
import type { Translate } from '../../messages/create-messages.ts';

/** The texts of the table of shares. */
export const matrixLabels = (t: Translate): Partial<ShareMatrixLabels> => ({
  person: t('plexTools.matrix.person'),
  marks: {
    none: t('plexTools.matrix.mark.none'),
    pending: t('plexTools.matrix.mark.pending'),
    accepted: t('plexTools.matrix.mark.accepted'),
    extra: t('plexTools.matrix.mark.extra'),
    missing: t('plexTools.matrix.mark.missing'),
  },
  share: t('plexTools.matrix.mark.share'),
  take: t('plexTools.matrix.mark.take'),
  barred: t('plexTools.matrix.mark.barred'),
  changes: (count) => t('plexTools.matrix.changes', { count }),
  undo: t('plexTools.matrix.undo'),
  discard: t('plexTools.matrix.discard'),
  help: t('plexTools.matrix.help'),
  summary: (counts) => t('plexTools.matrix.summary', counts),
  back: t('plexTools.matrix.back'),
});
