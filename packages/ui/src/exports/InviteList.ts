export { InviteList, type InviteListProps, type InviteRow } from '../widgets/InviteList/InviteList.tsx';
export { inviteStates, type InviteState } from '../widgets/InviteList/invite-states.ts';
export { defaultInviteListLabels, type InviteListLabels } from '../widgets/InviteList/labels.ts';
