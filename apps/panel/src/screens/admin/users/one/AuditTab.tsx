import type { AuditRow, UserDetail } from '@kronos/api/contract';
import { Text } from '@kronos/ui/Text';
import type { GridColumn } from '@kronos/ui/Table';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { DetailProps } from '../../../../resource/detail-props.ts';
import { changesOf, authorOf } from '../../../../resource/history/changes.ts';
import { historiesOf, historyShape } from '../../../../resource/history/history-store.ts';
import { listChoices } from '../../../../resource/list-choices.ts';
import { ListScreen } from '../../../../resource/ListScreen.tsx';
import { When } from '../../../../resource/When.tsx';
import type { Translate } from '../../../../messages/create-messages.ts';
import { userCalls } from './user-calls.ts';

/** Returns the change of each field, such as "isTrial: false → true". */
const changeOf = (row: AuditRow) =>
  changesOf(row)
    .map(({ name, before, after }) => `${name}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`)
    .join(', ');

/** The audit log of each user. */
const createAudits = historiesOf({
  staleOn: { admin: ['user-updated'] },
  readOf(api) {
    const { audit } = userCalls(api);
    return (id) => (query, options) => audit({ params: { id }, query }, options);
  },
});

const columnsOf = (t: Translate): readonly GridColumn<AuditRow>[] => [
  { id: 'at', header: t('users.audit.at'), cell: ({ at }) => <When at={at} />, isSortable: true, width: 136 },
  { id: 'actor', header: t('users.audit.actor'), cell: (row) => authorOf(row, t), minWidth: 160 },
  {
    id: 'action',
    header: t('users.audit.action'),
    cell: ({ action }) => <Text isMono>{action}</Text>,
    isRowHeader: true,
    minWidth: 180,
  },
  {
    id: 'target',
    header: t('users.audit.target'),
    cell: ({ target }) => `${target.kind} ${target.name ?? target.id ?? ''}`,
    minWidth: 140,
  },
  { id: 'change', header: t('users.audit.change'), cell: changeOf, minWidth: 200 },
  { id: 'ip', header: t('users.audit.ip'), cell: ({ ip }) => ip ?? t('users.none'), width: 130 },
];

const createChoices = listChoices('audit');

/** The actions by this user, on their behalf, and on their account. */
export function AuditTab({ record: user }: DetailProps<UserDetail>) {
  const audits = useStore(createAudits);
  const t = useMessages();
  const columns = useMemo(() => columnsOf(t), [t]);
  const choices = useStore(createChoices);
  return (
    <ListScreen
      store={audits(user.id)}
      shape={historyShape}
      choices={choices}
      title={t('users.audit.title', { name: user.name })}
      description={user.email}
      columns={columns}
      rowName={({ action }) => action}
      search={{ label: t('users.audit.search'), placeholder: t('users.audit.searchHint') }}
      filters={[]}
      empty={{ title: t('users.audit.empty') }}
    />
  );
}
