import type { OperationKind, ServerType } from '@kronos/api/contract';
import type { Phrase } from '../messages/create-messages.ts';

/** The actions of a server. */
export type ServerAction =
  | 'start'
  | 'stop'
  | 'restart'
  | 'rebuild'
  | 'resetConfig'
  | 'restartNode'
  | 'deployEss'
  | 'remount';

/** The actions whose paths contain the node. */
export type NodeAction = 'restartNode' | 'deployEss';

/** The name of each action in the records. */
export const kindOf = {
  start: 'start',
  stop: 'stop',
  restart: 'restart',
  rebuild: 'rebuild',
  resetConfig: 'reset-config',
  restartNode: 'node-restart',
  deployEss: 'deploy-ess',
  remount: 'remount',
} as const satisfies Record<ServerAction, OperationKind>;

/** The message of each outcome, shown when it is known, not when the request is accepted (spec §8). */
export const outcomes: Record<ServerAction, (type: ServerType) => Phrase> = {
  start: () => (t) => t('notices.server.started'),
  stop: () => (t) => t('notices.server.stopped'),
  restart: () => (t) => t('notices.server.restarted'),
  rebuild: () => (t) => t('notices.server.rebuilt'),
  resetConfig: (type) => (t) => t(`notices.server.configReset.${type}`),
  restartNode: () => (t) => t('notices.server.nodeRestarted'),
  deployEss: () => (t) => t('notices.server.essDeployed'),
  remount: () => (t) => t('notices.server.remounted'),
};

/** The message for an operation that followed another by itself; undefined for one that is no action. */
export function outcomeOf(kind: OperationKind): ((type: ServerType) => Phrase) | undefined {
  const action = (Object.keys(outcomes) as ServerAction[]).find((one) => kindOf[one] === kind);
  return action && outcomes[action];
}
