import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { PlusIcon, UsersIcon } from '@kronos/ui/icons';
import { InviteList } from '@kronos/ui/InviteList';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { ImpossibleList } from './ImpossibleList.tsx';
import { type Asking, InviteDialogs } from './InviteDialogs.tsx';
import { InviteBackups } from './InviteBackups.tsx';
import { inviteRow } from './invite-row.tsx';
import { inviteLabels } from './library-labels.ts';
import { MediaGate } from './MediaGate.tsx';
import { createMediaStore } from './media-store.ts';
import { type MediaTabProps, useReasons } from './media-tab.ts';

const none: readonly string[] = [];

interface InvitesTabProps extends MediaTabProps {
  /** Returns the address of the page of an invite, if it has one. */
  hrefOf?: ((invite: string) => string) | undefined;
}

/** The people who may see a server or are invited to it. */
export function InvitesTab(props: InvitesTabProps) {
  const { server, hrefOf } = props;
  const { backups, claim, invites } = useStore(createMediaStore);
  const { value } = useSnapshot(invites.list.state);
  const status = useSnapshot(claim.status.state).value;
  const { barrier } = useReasons(server);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const reasonId = useId();
  const [asking, setAsking] = useState<Asking>();
  const { id, name, type } = server;
  useEffect(() => invites.list.show(id), [invites, id]);
  useEffect(() => claim.status.show(id), [claim, id]);
  useEffect(() => backups.show(id), [backups, id]);
  const here = useMemo(() => [{ id, name }], [id, name]);

  const known = value.status === 'ready' ? value.data : undefined;
  const rows = useMemo(() => known?.data.map(inviteRow) ?? [], [known]);
  const labels = useMemo(() => inviteLabels(t), [t]);
  const ask = (kind: 'change' | 'remove') => (key: string) => {
    const invite = known?.data.find((one) => one.id === key);
    if (invite) setAsking({ kind, invite });
  };
  const open = (
    <Button
      tone="accent"
      iconStart={<PlusIcon />}
      isUnavailable={barrier !== undefined}
      {...(barrier !== undefined && { 'aria-describedby': reasonId })}
      onPress={() => setAsking({ kind: 'invite' })}
    >
      {t('media.invites.open')}
    </Button>
  );
  return (
    <MediaGate
      {...props}
      // The ways to invite a person are part of the claim status.
      value={status.status === 'ready' ? value : status}
      onRetry={() => {
        void claim.status.load();
        void invites.list.load();
      }}
      loading={t('media.invites.loading')}
      failed={t('media.invites.failed')}
    >
      <Stack gap={16}>
        <Card
          isFlush
          title={t('media.invites.title')}
          description={
            value.status === 'ready' && value.isStale
              ? t('common.stale', { time: format.moment(value.at, now) })
              : t(`media.invites.text.${type}`)
          }
          actions={open}
        >
          <InviteList
            label={t('media.invites.of', { name })}
            rows={rows}
            labels={labels}
            hrefOf={hrefOf}
            barrierId={barrier && reasonId}
            onChange={ask('change')}
            onRemove={ask('remove')}
            empty={
              <EmptyState
                glyph={<UsersIcon size={24} />}
                title={t('media.invites.empty')}
                description={t('media.invites.emptyText')}
              />
            }
          />
        </Card>
        {barrier !== undefined && (
          <Text tone="muted" size={13} id={reasonId}>
            {t(barrier)}
          </Text>
        )}
        <ImpossibleList server={server} features={['share', 'user']} />
        <Suspense fallback={<CardLoading label={t('media.invites.loading')} />}>
          <InviteBackups
            store={backups}
            type={type}
            servers={here}
            barrierId={barrier && reasonId}
            onRestored={() => void invites.list.load()}
          />
        </Suspense>
      </Stack>
      {asking && (
        <InviteDialogs
          server={server}
          libraries={known?.libraries ?? none}
          asking={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </MediaGate>
  );
}
