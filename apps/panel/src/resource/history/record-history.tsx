import type { AuditedKind } from '@kronos/api/contract';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useMessages, useStore } from '../../context/app-context.ts';
import type { Translate } from '../../messages/create-messages.ts';
import type { DetailProps } from '../detail-props.ts';
import type { StaleOn } from '../follow-events.ts';
import { historiesOfKind } from './history-store.ts';
import { HistoryCard } from './HistoryCard.tsx';

interface HistoryOptions<R> {
  /** The kind of the record in the audit log. */
  kind: AuditedKind;
  nameOf: (record: R, t: Translate) => string;
  staleOn: StaleOn;
  pace?: number | undefined;
}

/** The history of a record, as a tab of its page. */
export function recordHistory<R>({ kind, nameOf, ...when }: HistoryOptions<R>) {
  const createHistories = historiesOfKind(kind, when);
  return function RecordHistory({ id, record }: Pick<DetailProps<R>, 'id' | 'record'>) {
    const t = useMessages();
    const histories = useStore(createHistories);
    const name = nameOf(record, t);
    return (
      <Stack gap={24}>
        <PageHeader title={name} />
        <HistoryCard name={name} history={histories(id)} />
      </Stack>
    );
  };
}
