import type { InviteKeyState, UserDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { EmptyState } from '@kronos/ui/EmptyState';
import { KeyIcon, PlusIcon } from '@kronos/ui/icons';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { ResourceList } from '@kronos/ui/ResourceList';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';
import { Callout } from '../../../../parts/Callout.tsx';
import type { DetailProps } from '../../../../resource/detail-props.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { createInvitationsStore, type InvitationsPage } from './invitations-store.ts';
import { MadeInvitation } from './MadeInvitation.tsx';

type Invitation = Snapshot<InvitationsPage>['data'][number];

const tones = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<InviteKeyState, string>;

const columnsOf = (t: Translate, format: Format): readonly GridColumn<Invitation>[] => [
  {
    id: 'key',
    header: t('users.invitations.key'),
    cell: ({ prefix }) => <Text isMono>{`${prefix}-…`}</Text>,
    isRowHeader: true,
    width: 110,
  },
  {
    id: 'state',
    header: t('users.invitations.state'),
    cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`users.invitations.state.${state}`)}</StatusDot>,
    width: 130,
  },
  {
    id: 'for',
    header: t('users.invitations.for'),
    cell: ({ email }) => email ?? t('users.invitations.anybody'),
    minWidth: 140,
  },
  {
    id: 'products',
    header: t('users.invitations.products'),
    cell: ({ products }) => {
      const names = products.map(({ name }) => name).join(', ');
      return names ? (
        <Text isTruncated title={names}>
          {names}
        </Text>
      ) : (
        t('users.invitations.noProducts')
      );
    },
    minWidth: 180,
  },
  { id: 'left', header: t('users.invitations.left'), cell: ({ uses_left }) => uses_left, isNumeric: true, width: 110 },
  {
    id: 'usedBy',
    header: t('users.invitations.usedBy'),
    cell: ({ used_by }) =>
      used_by.length === 0 ? (
        t('users.invitations.nobody')
      ) : (
        <Inline gap={8}>
          {used_by.map(({ id, name }) => (
            <Link key={id} href={href(adminRoutes.adminUser, { user: id })}>
              {name}
            </Link>
          ))}
        </Inline>
      ),
    minWidth: 140,
  },
  {
    id: 'expires',
    header: t('users.invitations.expires'),
    cell: ({ expires_at }) => (expires_at === null ? t('users.invitations.never') : format.exact(expires_at)),
    width: 210,
  },
];

const actionsOf = (t: Translate, withdraw: (invitation: Invitation) => void) =>
  function Withdraw(invitation: Invitation) {
    if (invitation.state !== 'open') return null;
    return (
      <Button size="small" tone="quiet" onPress={() => withdraw(invitation)}>
        {t('users.invitations.withdraw')}
      </Button>
    );
  };

/** The keys by which this person invites others, and whom they brought. */
export function InvitationsTab({ record: user }: DetailProps<UserDetail>) {
  const store = useStore(createInvitationsStore);
  const { list, made } = useSnapshot(store.state);
  const { id, name } = user;
  const t = useMessages();
  const format = useFormat();
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<Invitation>();
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  const rowActions = useMemo(() => actionsOf(t, setLeaving), [t]);

  useEffect(() => store.show(id), [store, id]);

  const shown = list.status === 'ready' ? list.data : undefined;
  const rows = shown?.data ?? [];
  const isLoading = list.status === 'idle' || list.status === 'loading';
  const state = list.status === 'failed' ? 'error' : isLoading ? 'loading' : rows.length > 0 ? 'ready' : 'empty';
  const isCut = shown !== undefined && rows.length < shown.total;
  const add = (
    <Button tone="accent" iconStart={<PlusIcon />} isDisabled={!shown} onPress={() => setMaking(true)}>
      {t('users.invitations.create')}
    </Button>
  );
  const table = (
    <Table
      label={t('users.tab.invitations')}
      rows={rows}
      columns={columns}
      rowKey={(invitation) => String(invitation.id)}
      rowName={({ prefix }) => prefix}
      isLoading={isLoading}
      skeletonRows={3}
      rowActions={rowActions}
    />
  );

  return (
    <Stack gap={16}>
      {shown && !shown.are_open && (
        <Callout label={t('users.tab.invitations')} tone="warning">
          {t('users.invitations.closed')}{' '}
          <Link href={href(adminRoutes.featureToggle)}>{t('users.invitations.toFeatures')}</Link>
        </Callout>
      )}
      <ResourceList
        title={name}
        description={isCut ? t('users.invitations.newest', { shown: rows.length, total: shown.total }) : user.email}
        actions={add}
        state={state}
        loading={table}
        empty={
          <EmptyState
            glyph={<KeyIcon size={24} />}
            title={t('users.invitations.empty')}
            description={t('users.invitations.emptyText')}
          />
        }
        error={
          list.status === 'failed' && (
            <LoadFailure title={t('users.invitations.failed')} reason={list.reason} onRetry={() => void store.load()} />
          )
        }
      >
        {table}
      </ResourceList>
      {shown && isMaking && (
        <InvitationDialog
          name={name}
          products={shown.products}
          onCreate={(draft) => store.create(id, draft)}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeInvitation made={made} onClose={store.forget} />}
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
    </Stack>
  );
}
