import type { OperationKind, Server, ServerStatus } from '@kronos/api/contract';
import type { PlainKey } from './catalogue.ts';
import type { Translate } from './create-messages.ts';
import type { Format } from './format.ts';

/** Plex adds the hash of its build to the version, which says nothing to people. */
export const versionText = (version: string) => version.replace(/-[0-9a-f]+$/, '');

/** That a server is suspended, since when and why, and what can be done about it. */
export function suspendedText(
  { since, reason }: NonNullable<Server['suspension']>,
  { t, format, now }: { t: Translate; format: Format; now: number },
): string {
  const why = reason === '' ? '' : ` (${reason.replace(/[.]$/, '')})`;
  return t('customer.server.note.suspended', { since: format.relative(since, now), why });
}

/** That the node of a server does not answer, and how old what is known of it is; nothing of an age that nobody knows. */
export const unreachableText = (
  seenAt: Server['seen_at'],
  { t, format, now }: { t: Translate; format: Format; now: number },
): string =>
  seenAt === null
    ? t('customer.server.note.neverSeen')
    : t('customer.server.note.unreachable', { age: format.relative(seenAt, now) });

/** What the line of the last pings tells, in words. */
export function pingHistoryText(history: readonly (number | null)[], t: Translate, format: Format): string {
  const answers = history.filter((ms) => ms !== null);
  const count = history.length;
  if (answers.length === 0) return t('customer.server.pingSilent', { count });
  const [least, most] = [Math.min(...answers), Math.max(...answers)].map((ms) => format.number(Math.round(ms)));
  return t('customer.server.pingHistory', { count, least: least ?? '', most: most ?? '' });
}

/** What is being done to a server, in a sentence. */
export const doingWords = {
  start: 'customer.server.doing.start',
  stop: 'customer.server.doing.stop',
  restart: 'customer.server.doing.restart',
  deploy: 'customer.server.doing.deploy',
  rebuild: 'customer.server.doing.rebuild',
  'reset-config': 'customer.server.doing.resetConfig',
  backup: 'customer.server.doing.backup',
  restore: 'customer.server.doing.restore',
  'delete-backup': 'customer.server.doing.deleteBackup',
  move: 'customer.server.doing.move',
  'node-restart': 'customer.server.doing.nodeRestart',
  'deploy-ess': 'customer.server.doing.deployEss',
  remount: 'customer.server.doing.remount',
  'check-mounts': 'customer.server.doing.checkMounts',
} as const satisfies Record<OperationKind, PlainKey>;

type Work = Pick<NonNullable<Server['operation']>, 'kind' | 'state' | 'ahead'>;

/** What is being done to a server; of one that waits for its turn, how many others come first. */
export function workText({ kind, state, ahead }: Work, t: Translate): string {
  if (state !== 'queued') return t(doingWords[kind]);
  return ahead ? t('customer.server.queuedBehind', { count: ahead }) : t('customer.server.queued');
}

/** How a server is, in a word. The record says "restarting" from the moment in which that is ordered, not begun. */
export const statusText = (status: ServerStatus, operation: Pick<Work, 'state'> | null | undefined, t: Translate) =>
  t(`customer.server.status.${operation?.state === 'queued' ? 'queued' : status}`);

/** The same where nothing beside it tells of the operation: of one that waits, how many others come first. */
export const stateText = (status: ServerStatus, operation: Work | null | undefined, t: Translate) =>
  operation?.state === 'queued' ? workText(operation, t) : statusText(status, operation, t);
