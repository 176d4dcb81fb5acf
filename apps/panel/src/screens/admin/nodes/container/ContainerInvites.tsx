import type { NodeContainer } from '@kronos/api/contract';
import { Suspense, useCallback } from 'react';
import { useApp, useMessages, useUserScope } from '../../../../context/app-context.ts';
import { LazyInvitesTab } from '../../../../parts/media/lazy-tabs.ts';
import { useServer } from '../../../../parts/servers/use-server.ts';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { claimOf } from './claim-of.ts';

interface ContainerInvitesProps {
  container: Pick<NodeContainer, 'name'>;
  node: NodeContainer['node'];
  server: NonNullable<NodeContainer['server']>;
}

/** The people who may see the server of a container, or are invited to it, each with a link to their page. */
export function ContainerInvites({ container: { name }, node: { id: node }, server: { id } }: ContainerInvitesProps) {
  const { location } = useApp();
  const { servers } = useUserScope();
  const t = useMessages();
  const server = useServer(id);
  const hrefOf = useCallback(
    (invite: string) => href(adminRoutes.containerInvite, { node, container: name, invite }),
    [node, name],
  );
  const loading = <CardLoading label={t('media.invites.loading')} />;
  if (server.status === 'failed')
    return (
      <LoadFailure title={t('media.invites.failed')} reason={server.reason} onRetry={() => void servers.refetch(id)} />
    );
  if (server.status !== 'ready') return loading;
  return (
    <Suspense fallback={loading}>
      <LazyInvitesTab server={server.data} openClaim={() => location.navigate(claimOf(id))} hrefOf={hrefOf} />
    </Suspense>
  );
}
