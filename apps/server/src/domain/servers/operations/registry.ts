import type { OperationKind } from '@kronos/api/contract';
import { laneWidth } from '../../../jobs/queue.ts';
import type { Unfinished } from '../../processes/processes.ts';
import { deploy } from './deploy.ts';
import type { Operation } from './operation.ts';
import { rebuild } from './rebuild.ts';
import { resetClaim } from './reset-claim.ts';
import { resetConfig } from './reset-config.ts';
import { deployEss, nodeRestart, remount } from './on-node.ts';
import { backup } from './backup.ts';
import { deleteBackup } from './delete-backup.ts';
import { move } from './move.ts';
import { restart } from './restart.ts';
import { restore } from './restore.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';

/** The operations on a server: one file and one row each. */
export const serverOperations = {
  start,
  stop,
  restart,
  deploy,
  rebuild,
  'reset-config': resetConfig,
  'reset-claim': resetClaim,
  'node-restart': nodeRestart,
  'deploy-ess': deployEss,
  remount,
  backup,
  restore,
  'delete-backup': deleteBackup,
  move,
} as const satisfies Partial<Record<OperationKind, Operation>>;

export type ServerOperation = keyof typeof serverOperations;

/** Returns the operation of a kind, if it is one on a server. */
export function operationOf(kind: OperationKind): Operation | undefined {
  const known: Partial<Record<OperationKind, Operation>> = serverOperations;
  return known[kind];
}

/** Returns the state of a server during an operation, after "is". */
export const doingOf = ({ kind, ahead }: Unfinished): string =>
  ahead !== null && ahead >= laneWidth
    ? `waiting in the queue, with ${ahead} ahead of it`
    : (operationOf(kind)?.doing ?? 'busy');

export const isServerOperation = (kind: OperationKind): kind is ServerOperation => kind in serverOperations;

/** Returns the kind of an operation's job in the queue. */
export const jobNameOf = (kind: OperationKind): string => `server.${kind}`;
