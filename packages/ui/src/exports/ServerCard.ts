export { ServerCard, type ServerCardPing, type ServerCardProps } from '../widgets/ServerCard/ServerCard.tsx';
export type { ServerCardOperation } from '../widgets/ServerCard/ServerProgress.tsx';
export {
  type ServerCardAction,
  type ServerCardActionName,
  type ServerCardLabels,
  type ServerCardStatus,
  type ServerCardType,
  serverCardActions,
  serverCardStatuses,
  serverCardTypes,
} from '../widgets/ServerCard/server-states.ts';
