import type { ProcessRecord } from '@kronos/api/contract';
import type { ProcessRow } from '@kronos/ui/ProcessList';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from './create-messages.ts';
import type { Format } from './format.ts';

interface Speech {
  t: Translate;
  format: Format;
  now: number;
}

/** A process as lists show one. */
export const processRow = (
  { id, state, command, node_alias, created_at }: Snapshot<ProcessRecord>,
  { t, format, now }: Speech,
): ProcessRow => ({
  id,
  state,
  stateLabel: stateWords(t)[state],
  command,
  node: node_alias ?? undefined,
  when: format.relative(created_at, now),
  exactWhen: format.exact(created_at),
  dateTime: created_at,
});

const stateWords = (t: Translate): Record<ProcessRecord['state'], string> => ({
  queued: t('process.state.queued'),
  running: t('process.state.running'),
  succeeded: t('process.state.succeeded'),
  failed: t('process.state.failed'),
});
