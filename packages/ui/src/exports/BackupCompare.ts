export { BackupCompare, type BackupCompareProps } from '../widgets/BackupCompare/BackupCompare.tsx';
export type { ComparedPerson, RestoreResult } from '../widgets/BackupCompare/rows.ts';
export {
  inviteDrifts,
  type InviteDrift,
  restoreOutcomes,
  type RestoreOutcome,
} from '../widgets/BackupCompare/drifts.ts';
export { defaultBackupCompareLabels, type BackupCompareLabels } from '../widgets/BackupCompare/labels.ts';
