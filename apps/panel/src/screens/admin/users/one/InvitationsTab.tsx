import type { UserDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { PlusIcon } from '@kronos/ui/icons';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { invitationColumns } from '../../../../parts/invitations/invitation-columns.tsx';
import { InvitationList } from '../../../../parts/invitations/InvitationList.tsx';
import type { DetailProps } from '../../../../resource/detail-props.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { createInvitationsStore, type InvitationsPage } from './invitations-store.ts';
import { NewInvitationKey } from './NewInvitationKey.tsx';

type Invitation = Snapshot<InvitationsPage>['data'][number];

const linksTo = ({ used_by }: Invitation) => (
  <Inline gap={8}>
    {used_by.map(({ id, name }) => (
      <Link key={id} href={href(adminRoutes.adminUser, { user: id })}>
        {name}
      </Link>
    ))}
  </Inline>
);

const actionsOf = (t: Translate, withdraw: (invitation: Invitation) => void) =>
  function Withdraw(invitation: Invitation) {
    if (invitation.state !== 'open') return null;
    return (
      <Button size="small" tone="quiet" onPress={() => withdraw(invitation)}>
        {t('users.invitations.withdraw')}
      </Button>
    );
  };

/** The invitation keys of this user, and the users who joined with them. */
export function InvitationsTab({ record: user }: DetailProps<UserDetail>) {
  const store = useStore(createInvitationsStore);
  const { list, made } = useSnapshot(store.state);
  const { id, name } = user;
  const t = useMessages();
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<Invitation>();
  const columns = useMemo(() => invitationColumns(t, linksTo), [t]);
  const rowActions = useMemo(() => actionsOf(t, setLeaving), [t]);

  useEffect(() => store.show(id), [store, id]);

  const shown = list.status === 'ready' ? list.data : undefined;
  return (
    <>
      <InvitationList
        title={name}
        description={user.email}
        emptyText={t('users.invitations.emptyText')}
        read={list}
        columns={columns}
        actions={
          <Button tone="accent" iconStart={<PlusIcon />} isDisabled={!shown} onPress={() => setMaking(true)}>
            {t('users.invitations.create')}
          </Button>
        }
        rowActions={rowActions}
        remedy={<Link href={href(adminRoutes.featureToggle)}>{t('users.invitations.toFeatures')}</Link>}
        onRetry={() => void store.load()}
      />
      {shown && isMaking && (
        <InvitationDialog
          name={name}
          products={shown.products}
          onCreate={(draft) => store.create(id, draft)}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <NewInvitationKey made={made} onClose={store.forget} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={t('users.invitations.withdrawTitle', { key: leaving?.prefix ?? '' })}
        confirmLabel={t('users.invitations.withdraw')}
        onConfirm={async () => {
          if (leaving) await store.withdraw(id, leaving.id);
        }}
      >
        {t('users.invitations.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
