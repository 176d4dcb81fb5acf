import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { invitationColumns } from '../../../../parts/invitations/invitation-columns.tsx';
import { InvitationList } from '../../../../parts/invitations/InvitationList.tsx';
import { createOwnInvitationsStore } from './own-invitations-store.ts';

/** The user's own invitation keys, and the users who joined with them. */
export function Page() {
  const store = useStore(createOwnInvitationsStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(
    () => invitationColumns(t, ({ used_by }) => format.list(used_by.map(({ name }) => name))),
    [t, format],
  );

  useEffect(() => void store.load(), [store]);

  return (
    <InvitationList
      title={t('invitations.title')}
      description={t('invitations.text')}
      emptyText={t('invitations.emptyText')}
      read={read}
      columns={columns}
      onRetry={() => void store.load()}
    />
  );
}
