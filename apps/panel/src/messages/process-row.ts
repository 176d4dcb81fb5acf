import type { ProcessRecord } from '@kronos/api/contract';
import type { ProcessLabels } from '@kronos/ui/ProcessDrawer';
import type { ProcessRow } from '@kronos/ui/ProcessList';
import type { Snapshot } from 'valtio/vanilla';
import type { PlainKey } from './catalogue.ts';
import type { Translate } from './create-messages.ts';
import type { Format } from './format.ts';

interface Speech {
  t: Translate;
  format: Format;
  now: number;
}

/** The row of a process in lists. */
export const processRow = (
  { id, state, ahead, command, node_alias, created_at }: Snapshot<ProcessRecord>,
  { t, format, now }: Speech,
): ProcessRow => ({
  id,
  state,
  stateLabel: processStateText({ state, ahead }, t),
  command,
  node: node_alias ?? undefined,
  when: format.relative(created_at, now),
  exactWhen: format.exact(created_at),
  dateTime: created_at,
});

/** The duration of a process: two significant digits below ten seconds, minutes and seconds above a minute. */
export function tookText(seconds: number, t: Translate, format: Format): string {
  const whole = Math.round(seconds);
  if (whole >= 60) return t('process.minutes', { minutes: format.number(Math.floor(whole / 60)), seconds: whole % 60 });
  return t('process.seconds', { seconds: format.number(seconds < 10 ? Number(seconds.toPrecision(2)) : whole) });
}

/** The texts of the kit's process drawer and details. */
export const processLabels = (t: Translate): ProcessLabels => ({
  title: t('process.recent'),
  empty: t('process.empty'),
  loading: t('process.loading'),
  viewAll: t('process.viewAll'),
  command: t('process.command'),
  result: t('process.result'),
  emptyResult: t('process.emptyResult'),
  noResult: t('process.noResult'),
  log: t('process.log'),
  node: t('process.node'),
  host: t('process.host'),
  when: t('process.started'),
  duration: t('process.took'),
  related: t('process.related'),
  noRelated: t('process.noRelated'),
});

/** The state in a word. */
export const processStateKeys = {
  queued: 'process.state.queued',
  running: 'process.state.running',
  succeeded: 'process.state.succeeded',
  failed: 'process.state.failed',
} as const satisfies Record<ProcessRecord['state'], PlainKey>;

/** The state, and of one that waits how many others come first. */
export const processStateText = ({ state, ahead }: Pick<ProcessRecord, 'state' | 'ahead'>, t: Translate): string =>
  state === 'queued' && ahead ? t('process.state.behind', { count: ahead }) : t(processStateKeys[state]);
