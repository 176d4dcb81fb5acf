import type { BackupCompareLabels } from '@kronos/ui/BackupCompare';
import type { InviteBackupListLabels } from '@kronos/ui/InviteBackupList';
import type { Translate } from '../../messages/create-messages.ts';

export const backupListLabels = (t: Translate): InviteBackupListLabels => ({
  name: t('plexTools.backup.name'),
  server: t('plexTools.server'),
  people: t('plexTools.backup.people'),
  created: t('plexTools.backup.created'),
  gone: t('plexTools.backup.gone'),
  compare: (name) => t('plexTools.backup.compare', { name }),
  remove: (name) => t('plexTools.backup.remove', { name }),
});

export const compareLabels = (t: Translate): BackupCompareLabels => ({
  name: t('media.invite.name'),
  saved: t('plexTools.compare.saved'),
  live: t('plexTools.compare.live'),
  drift: t('plexTools.compare.drift'),
  result: t('plexTools.compare.result'),
  drifts: {
    same: t('plexTools.drift.same'),
    missing: t('plexTools.drift.missing'),
    differs: t('plexTools.drift.differs'),
    added: t('plexTools.drift.added'),
  },
  unknown: t('plexTools.drift.unknown'),
  outcomes: {
    invited: t('plexTools.outcome.invited'),
    changed: t('plexTools.outcome.changed'),
    unchanged: t('plexTools.outcome.unchanged'),
    refused: t('plexTools.outcome.refused'),
    'needs-password': t('plexTools.outcome.needs-password'),
    failed: t('plexTools.outcome.failed'),
    'left-behind': t('plexTools.outcome.left-behind'),
  },
  notThere: t('plexTools.compare.notThere'),
  all: t('media.invite.all'),
  none: t('media.invite.none'),
  added: t('plexTools.compare.added'),
  restore: (count) => t('plexTools.compare.restore', { count }),
});
