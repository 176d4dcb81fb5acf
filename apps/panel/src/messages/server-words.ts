import type { OperationKind, Server, ServerStatus } from '@kronos/api/contract';
import type { PlainKey } from './catalogue.ts';
import type { Translate } from './create-messages.ts';
import type { Format } from './format.ts';

/** Removes the build hash that Plex adds to its version, which means nothing to users. */
export const versionText = (version: string) => version.replace(/-[0-9a-f]+$/, '');

/** The notice of a suspended server: since when, why, and what can be done about it. */
export function suspendedText(
  { since, reason }: NonNullable<Server['suspension']>,
  { t, format, now }: { t: Translate; format: Format; now: number },
): string {
  const why = reason === '' ? '' : ` (${reason.replace(/[.]$/, '')})`;
  return t('customer.server.note.suspended', { since: format.relative(since, now), why });
}

/** The notice of a server whose node does not respond, with the age of its last known state if there is one. */
export const unreachableText = (
  seenAt: Server['seen_at'],
  { t, format, now }: { t: Translate; format: Format; now: number },
): string =>
  seenAt === null
    ? t('customer.server.note.neverSeen')
    : t('customer.server.note.unreachable', { age: format.relative(seenAt, now) });

/** A description of the chart of the last pings. */
export function pingHistoryText(history: readonly (number | null)[], t: Translate, format: Format): string {
  const answers = history.filter((ms) => ms !== null);
  const count = history.length;
  if (answers.length === 0) return t('customer.server.pingSilent', { count });
  const [least, most] = [Math.min(...answers), Math.max(...answers)].map((ms) => format.number(Math.round(ms)));
  return t('customer.server.pingHistory', { count, least: least ?? '', most: most ?? '' });
}

/** None of these is done to a server. */
type NodeKind =
  | 'check-mounts'
  | 'script'
  | 'node-wipe'
  | 'extract-tar'
  | 'pull-image'
  | 'prune-images'
  | 'hetzner-action'
  | 'docker-service'
  | 'uptime-robot';

/** The keys of the current operation's description. */
const doingWords = {
  start: 'customer.server.doing.start',
  stop: 'customer.server.doing.stop',
  restart: 'customer.server.doing.restart',
  deploy: 'customer.server.doing.deploy',
  rebuild: 'customer.server.doing.rebuild',
  'reset-config': 'customer.server.doing.resetConfig',
  'reset-claim': 'customer.server.doing.resetClaim',
  backup: 'customer.server.doing.backup',
  restore: 'customer.server.doing.restore',
  'delete-backup': 'customer.server.doing.deleteBackup',
  move: 'customer.server.doing.move',
  'node-restart': 'customer.server.doing.nodeRestart',
  'deploy-ess': 'customer.server.doing.deployEss',
  remount: 'customer.server.doing.remount',
} as const satisfies Record<Exclude<OperationKind, NodeKind>, PlainKey>;

/** The key of what an operation is doing to a server. */
export const doingKey = (kind: OperationKind): PlainKey =>
  (doingWords as Partial<Record<OperationKind, PlainKey>>)[kind] ?? 'customer.server.doing.onNode';

type Work = Pick<NonNullable<Server['operation']>, 'kind' | 'state' | 'ahead'>;

/** The current operation of a server; for a queued one, with the number ahead of it. */
export function workText({ kind, state, ahead }: Work, t: Translate): string {
  if (state !== 'queued') return t(doingKey(kind));
  return ahead ? t('customer.server.queuedBehind', { count: ahead }) : t('customer.server.queued');
}

/** The status of a server. The record has "restarting" from the moment it is requested, not started. */
export const statusText = (status: ServerStatus, operation: Pick<Work, 'state'> | null | undefined, t: Translate) =>
  t(`customer.server.status.${operation?.state === 'queued' ? 'queued' : status}`);

/** The same where nothing beside it tells of the operation: of one that waits, how many others come first. */
export const stateText = (status: ServerStatus, operation: Work | null | undefined, t: Translate) =>
  operation?.state === 'queued' ? workText(operation, t) : statusText(status, operation, t);
