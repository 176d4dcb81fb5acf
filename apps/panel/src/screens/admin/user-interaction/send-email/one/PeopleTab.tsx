import type { MailingDetail, MailingRecipient, RecipientState } from '@kronos/api/contract';
import { adminMailingsRecipientsFilters } from '@kronos/api/forms/admin-mailings';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { Translate } from '../../../../../messages/create-messages.ts';
import type { DetailProps } from '../../../../../resource/detail-props.ts';
import { listChoices } from '../../../../../resource/list-choices.ts';
import { ListScreen } from '../../../../../resource/ListScreen.tsx';
import { When } from '../../../../../resource/When.tsx';
import { createRecipientsStore, recipientsShape } from './recipients-store.ts';

const tones = {
  waiting: 'neutral',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
} as const satisfies Record<RecipientState, string>;

const columnsOf = (t: Translate): readonly GridColumn<MailingRecipient>[] => [
  {
    id: 'name',
    header: t('mailings.people.name'),
    cell: ({ name }) => name,
    isRowHeader: true,
    isSortable: true,
    minWidth: 160,
  },
  { id: 'email', header: t('mailings.people.email'), cell: ({ email }) => email, isSortable: true, minWidth: 200 },
  {
    id: 'state',
    header: t('mailings.people.state'),
    cell: ({ state }) => (
      <StatusDot tone={tones[state]} isBusy={state === 'sending'}>
        {t(`mailings.people.state.${state}`)}
      </StatusDot>
    ),
    width: 190,
  },
  { id: 'message', header: t('mailings.people.message'), cell: ({ message }) => message, minWidth: 200 },
  {
    id: 'ended_at',
    header: t('mailings.people.ended_at'),
    cell: ({ ended_at }) => (ended_at === null ? t('mailings.notYet') : <When at={ended_at} />),
    isSortable: true,
    width: 136,
  },
];

const createChoices = listChoices('recipients');

/** The outcome of a mailing, for each recipient. */
export function PeopleTab({ id, record: { subject } }: DetailProps<MailingDetail>) {
  const { recipientsOf } = useStore(createRecipientsStore);
  const choices = useStore(createChoices);
  const t = useMessages();
  const columns = useMemo(() => columnsOf(t), [t]);
  const [{ options }] = adminMailingsRecipientsFilters.fields;
  return (
    <ListScreen
      store={recipientsOf(id)}
      shape={recipientsShape}
      choices={choices}
      title={t('mailings.people.title', { subject })}
      description={t('mailings.people.text')}
      columns={columns}
      rowName={({ name }) => name}
      search={{ label: t('mailings.people.search'), placeholder: t('mailings.people.searchHint') }}
      filters={[
        {
          id: 'state',
          label: t('mailings.people.state'),
          values: options.map((state) => ({ id: state, label: t(`mailings.people.state.${state}`) })),
        },
      ]}
      empty={{ title: t('mailings.people.empty') }}
    />
  );
}
