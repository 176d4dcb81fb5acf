import { Button } from '@kronos/ui/Button';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { ListScreen } from '../../../resource/ListScreen.tsx';
import { userColumns, userCsv } from './columns.tsx';
import { usersShape } from './shape.ts';
import { createUsersStore } from './users-store.ts';
import { markWords, roleWords } from './words.tsx';

/** Everybody who has an account (spec §2, /app/admin/users). */
export function Page() {
  const users = useStore(createUsersStore);
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  const [roles, marks] = [roleWords(t), markWords(t)];
  const { role, mark } = usersShape.filters;

  return (
    <ListScreen
      store={users.list}
      shape={usersShape}
      title={t('users.title')}
      description={t('users.description')}
      columns={columns}
      rowName={({ name }) => name}
      search={{ label: t('users.search'), placeholder: t('users.searchHint') }}
      filters={[
        { id: 'role', label: t('users.column.role'), values: role.map((id) => ({ id, label: roles[id] })) },
        { id: 'mark', label: t('users.column.marks'), values: mark.map((id) => ({ id, label: marks[id] })) },
      ]}
      empty={{ title: t('users.empty') }}
      csv={{ name: 'users', columns: userCsv(t) }}
      renderBulkActions={(rows, clear) => (
        <Button
          size="small"
          isDisabled={rows.every(({ is_trial }) => !is_trial)}
          onPress={() => {
            void users.endTrials(rows);
            clear();
          }}
        >
          {t('users.bulk.endTrial')}
        </Button>
      )}
    />
  );
}
