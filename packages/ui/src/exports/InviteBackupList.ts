export {
  InviteBackupList,
  type InviteBackupListProps,
  type InviteBackupRow,
} from '../widgets/InviteBackupList/InviteBackupList.tsx';
export { defaultInviteBackupListLabels, type InviteBackupListLabels } from '../widgets/InviteBackupList/labels.ts';
