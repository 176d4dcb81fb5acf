import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { EmptyState } from '@kronos/ui/EmptyState';
import { PlusIcon, UsersIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { Invitation } from './Invitation.tsx';
import { SubUserCard } from './SubUserCard.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { createSubUsersStore, type Rights } from './sub-users-store.ts';

/** The open dialog. */
type Asking =
  | { kind: 'invite' }
  | { kind: 'rights' | 'remove'; id: number; name: string; given: Rights }
  | { kind: 'withdraw'; id: number; email: string };

/** The sub-users of the user's servers: their rights, and the open invitations. */
export function Page() {
  const store = useStore(createSubUsersStore);
  const { read: list } = useSnapshot(store.state);
  const t = useMessages();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);

  useEffect(() => void store.load(), [store]);

  const invite = (
    <Button tone="accent" iconStart={<PlusIcon />} onPress={() => setAsking({ kind: 'invite' })}>
      {t('subUsers.invite')}
    </Button>
  );
  const shown = list.status === 'ready' ? list.data : undefined;
  return (
    <Stack gap={24}>
      <PageHeader title={t('subUsers.title')} description={t('subUsers.description')} actions={shown && invite} />
      {list.status === 'failed' && (
        <LoadFailure title={t('subUsers.failed')} reason={list.reason} onRetry={() => void store.load()} />
      )}
      {(list.status === 'idle' || list.status === 'loading') && (
        <SkeletonRegion label={t('common.loading')}>
          <Skeleton shape="block" />
        </SkeletonRegion>
      )}
      {shown && shown.data.length + shown.invitations.length === 0 && (
        <Card as="div">
          <EmptyState
            glyph={<UsersIcon size={24} />}
            title={t('subUsers.empty')}
            description={t('subUsers.emptyText')}
          />
        </Card>
      )}
      {shown?.data.map((user) => (
        <SubUserCard
          key={user.id}
          user={user}
          onEdit={() => setAsking({ kind: 'rights', ...user, given: user.servers.map(rightsOf) })}
          onRemove={() => setAsking({ kind: 'remove', ...user, given: [] })}
        />
      ))}
      {shown?.invitations.map((invitation) => (
        <Invitation
          key={invitation.id}
          invitation={invitation}
          onResend={() => store.resend(invitation.id, invitation.email)}
          onWithdraw={() => setAsking({ kind: 'withdraw', id: invitation.id, email: invitation.email })}
        />
      ))}

      {shown && asking?.kind === 'invite' && (
        <RightsDialog
          isInvitation
          title={t('subUsers.inviteTitle')}
          submitLabel={t('subUsers.send')}
          servers={shown.servers}
          given={[]}
          onSave={(rights, email) => store.invite(email, rights)}
          onClose={close}
        />
      )}
      {shown && asking?.kind === 'rights' && (
        <RightsDialog
          title={t('subUsers.editTitle', { name: asking.name })}
          submitLabel={t('subUsers.save')}
          servers={shown.servers}
          given={asking.given}
          onSave={(rights) => store.setRights(asking.id, rights)}
          onClose={close}
        />
      )}
      {asking?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
          title={t('subUsers.removeTitle', { name: asking.name })}
          confirmLabel={t('subUsers.remove')}
          onConfirm={() => store.remove(asking.id, asking.name)}
        >
          {t('subUsers.removeText', { name: asking.name })}
        </ConfirmDialog>
      )}
      {asking?.kind === 'withdraw' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
          title={t('subUsers.withdrawTitle', { email: asking.email })}
          confirmLabel={t('subUsers.withdraw')}
          onConfirm={() => store.withdraw(asking.id, asking.email)}
        >
          {t('subUsers.withdrawText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const rightsOf = ({
  id,
  rights,
}: {
  readonly id: number;
  readonly rights: readonly Rights[number]['rights'][number][];
}) => ({
  id,
  rights: [...rights],
});
