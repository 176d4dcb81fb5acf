import type { UserDetail, UserSession } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { EmptyState } from '@kronos/ui/EmptyState';
import { MonitorIcon } from '@kronos/ui/icons';
import { ResourceList } from '@kronos/ui/ResourceList';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { DetailProps } from '../../../../resource/detail-props.ts';
import { When } from '../../../../resource/When.tsx';
import type { Translate } from '../../../../messages/create-messages.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { stateOfAll } from '../../../../resource/state-of.ts';
import { createSessionsStore } from './sessions-store.ts';

type Session = Snapshot<UserSession>;

function deviceOf({ user_agent, impersonator, is_current }: Session, t: Translate): string {
  const device = user_agent ?? t('users.sessions.unknownDevice');
  if (is_current) return `${t('users.sessions.current')} · ${device}`;
  return impersonator === null ? device : `${t('users.sessions.by', { admin: impersonator })} · ${device}`;
}

const columnsOf = (t: Translate): readonly GridColumn<Session>[] => [
  {
    id: 'device',
    header: t('users.sessions.device'),
    cell: (session) => deviceOf(session, t),
    isRowHeader: true,
    minWidth: 240,
  },
  { id: 'address', header: t('users.sessions.address'), cell: ({ ip }) => ip ?? t('users.none'), width: 150 },
  { id: 'used', header: t('users.sessions.used'), cell: ({ last_used_at }) => <When at={last_used_at} />, width: 150 },
  { id: 'began', header: t('users.sessions.began'), cell: ({ created_at }) => <When at={created_at} />, width: 150 },
];

const actionsOf = (t: Translate, end: (session: string) => Promise<void>) =>
  function EndSession({ id, is_current }: Session) {
    if (is_current) return null;
    return (
      <ActionButton size="small" tone="quiet" onPress={() => end(id)}>
        {t('users.sessions.end')}
      </ActionButton>
    );
  };

/** The sessions of this user, and the buttons that end them. */
export function SessionsTab({ record: user }: DetailProps<UserDetail>) {
  const store = useStore(createSessionsStore);
  const { list: sessions } = useSnapshot(store.state);
  const { id, name } = user;
  const t = useMessages();
  const columns = useMemo(() => columnsOf(t), [t]);
  const rowActions = useMemo(() => actionsOf(t, (session) => store.end(id, session)), [t, store, id]);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => store.show(id), [store, id]);

  const rows = sessions.status === 'ready' ? sessions.data : [];
  const others = rows.filter(({ is_current }) => !is_current);
  const state = stateOfAll(sessions.status, rows);
  const table = (
    <Table
      label={t('users.tab.sessions')}
      rows={rows}
      columns={columns}
      rowKey={(session) => session.id}
      rowName={(session) => deviceOf(session, t)}
      isLoading={state === 'loading'}
      skeletonRows={3}
      rowActions={rowActions}
    />
  );

  return (
    <>
      <ResourceList
        title={name}
        description={user.email}
        actions={
          <Button isDisabled={others.length === 0} onPress={() => setAsking(true)}>
            {t('users.sessions.endAll')}
          </Button>
        }
        state={state}
        loading={table}
        empty={<EmptyState glyph={<MonitorIcon size={24} />} title={t('users.sessions.empty')} />}
        error={
          sessions.status === 'failed' && (
            <LoadFailure
              title={t('users.sessions.failed')}
              reason={sessions.reason}
              onRetry={() => void store.load()}
            />
          )
        }
      >
        {table}
      </ResourceList>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('users.sessions.endAllTitle', { name })}
        confirmLabel={t('users.sessions.endAll')}
        onConfirm={() => store.endAll(id)}
      >
        {t('users.sessions.endAllText')}
      </ConfirmDialog>
    </>
  );
}
