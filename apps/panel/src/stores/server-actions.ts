import type { OperationKind, ServerType } from '@kronos/api/contract';
import type { Phrase } from '../messages/create-messages.ts';

/** What may be asked of a server. */
export type ServerAction =
  | 'start'
  | 'stop'
  | 'restart'
  | 'rebuild'
  | 'resetConfig'
  | 'restartNode'
  | 'deployEss'
  | 'remount';

/** Their addresses name the node that is meant. */
export type NodeAction = 'restartNode' | 'deployEss';

/** What an action is called in the records. */
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

/** Said at the outcome, not at the answer (spec §8). */
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
