import type { Server } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { EmptyState } from '@kronos/ui/EmptyState';
import { SearchIcon } from '@kronos/ui/icons';
import { Inline } from '@kronos/ui/Inline';
import { LinkButton } from '@kronos/ui/LinkButton';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages, useStore, useUserScope } from '../../../../../context/app-context.ts';
import { usePageName } from '../../../../../context/use-page-name.ts';
import { type Asking, InviteDialogs } from '../../../../../parts/media/InviteDialogs.tsx';
import { nameOf } from '../../../../../parts/media/invite-row.tsx';
import { MediaGate } from '../../../../../parts/media/MediaGate.tsx';
import { createMediaStore } from '../../../../../parts/media/media-store.ts';
import { useReasons } from '../../../../../parts/media/media-tab.ts';
import { useServer } from '../../../../../parts/servers/use-server.ts';
import { CardLoading } from '../../../../../resource/CardLoading.tsx';
import { LoadFailure } from '../../../../../resource/LoadFailure.tsx';
import { claimOf } from '../claim-of.ts';
import { inviteFacts } from './invite-facts.tsx';

interface InviteViewProps {
  serverId: number;
  inviteId: string;
  /** The names of the container and of its node. */
  container: string;
  node: string;
  /** The address of the container. */
  back: string;
}

/** A person who may see a server, or is invited to it. */
export function InviteView({ serverId, ...others }: InviteViewProps) {
  const { servers } = useUserScope();
  const server = useServer(serverId);
  const t = useMessages();
  if (server.status === 'ready') return <Shown server={server.data} {...others} />;
  return (
    <Stack gap={24}>
      <PageHeader title={t('titles.containerInvite')} />
      {server.status === 'failed' ? (
        <LoadFailure
          title={t('media.invites.failed')}
          reason={server.reason}
          onRetry={() => void servers.refetch(serverId)}
        />
      ) : (
        <CardLoading label={t('media.invites.loading')} />
      )}
    </Stack>
  );
}

function Shown({
  server,
  inviteId,
  container,
  node,
  back,
}: Omit<InviteViewProps, 'serverId'> & { server: Snapshot<Server> }) {
  const { claim, invites } = useStore(createMediaStore);
  const { value } = useSnapshot(invites.list.state);
  const { location } = useApp();
  const { barrier } = useReasons(server);
  const t = useMessages();
  const reasonId = useId();
  const [asking, setAsking] = useState<Asking>();
  const { id, name } = server;
  useEffect(() => invites.list.show(id), [invites, id]);
  useEffect(() => claim.status.show(id), [claim, id]);

  const known = value.status === 'ready' ? value.data : undefined;
  const invite = known?.data.find((one) => one.id === inviteId);
  usePageName(invite && nameOf(invite), container, node);
  const given = {
    isUnavailable: barrier !== undefined,
    ...(barrier !== undefined && { 'aria-describedby': reasonId }),
  };
  return (
    <Stack gap={24}>
      <PageHeader
        title={invite ? nameOf(invite) : t('titles.containerInvite')}
        description={barrier === undefined ? t('media.invites.of', { name }) : <span id={reasonId}>{t(barrier)}</span>}
        actions={
          invite &&
          !invite.is_admin && (
            <Inline gap={8}>
              <Button {...given} onPress={() => setAsking({ kind: 'change', invite })}>
                {t('media.invite.changeLibraries')}
              </Button>
              <Button {...given} tone="danger" onPress={() => setAsking({ kind: 'remove', invite })}>
                {t('media.invites.removeSubmit')}
              </Button>
            </Inline>
          )
        }
      />
      <MediaGate
        server={server}
        openClaim={() => location.navigate(claimOf(id))}
        value={value}
        onRetry={() => void invites.list.load()}
        loading={t('media.invites.loading')}
        failed={t('media.invites.failed')}
      >
        {invite ? (
          <Card title={t('media.invite.facts')}>
            <DescriptionList items={inviteFacts(invite, server, t)} />
          </Card>
        ) : (
          <EmptyState
            glyph={<SearchIcon size={24} />}
            title={t('media.invite.missing')}
            description={t('media.invite.missingText')}
            action={<LinkButton href={back}>{t('nodes.container.toContainer')}</LinkButton>}
          />
        )}
      </MediaGate>
      {asking && (
        <InviteDialogs
          server={server}
          libraries={known?.libraries ?? []}
          asking={asking}
          onClose={() => setAsking(undefined)}
          onRemoved={() => location.navigate(back, { replace: true })}
        />
      )}
    </Stack>
  );
}
