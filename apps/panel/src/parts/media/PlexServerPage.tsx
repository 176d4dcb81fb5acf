import { EmptyState } from '@kronos/ui/EmptyState';
import { FilmIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../../context/app-context.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { customerRoutes } from '../../routes/areas/customer.ts';
import { href } from '../../routes/href.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import type { MediaTabProps } from './media-tab.ts';
import { ServerChoice } from './ServerChoice.tsx';

interface PlexServerPageProps {
  title: string;
  description: string;
  /** The text that says what appears here once there is a Plex server. */
  noneText: string;
  /** Renders the content of one of the user's Plex servers. */
  children: (chosen: MediaTabProps, all: readonly MediaTabProps['server'][]) => ReactNode;
}

/** A page about one Plex server at a time. */
export function PlexServerPage({ title, description, noneText, children }: PlexServerPageProps) {
  const { location } = useApp();
  const { servers } = useUserScope();
  const { list } = useSnapshot(servers.state);
  const t = useMessages();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    // At the start of a visit they are being loaded already.
    if (servers.state.list.status !== 'loading') void servers.loadPlex();
  }, [servers]);
  const plex = list.status === 'ready' ? list.data.filter(({ type }) => type === 'plex') : [];
  const server = plex.find(({ id }) => id === chosen) ?? plex[0];
  return (
    <Stack gap={24}>
      <PageHeader title={title} description={description} />
      {(list.status === 'idle' || list.status === 'loading') && <CardLoading label={t('plexTools.loadingServers')} />}
      {list.status === 'failed' && (
        <LoadFailure title={t('plexTools.failedToLoad')} reason={list.reason} onRetry={() => void servers.load()} />
      )}
      {list.status === 'ready' && !server && (
        <EmptyState glyph={<FilmIcon size={24} />} title={t('plexTools.none')} description={noneText} />
      )}
      {server && (
        <>
          <ServerChoice label={t('plexTools.oneServer')} servers={plex} value={server.id} onChange={setChosen} />
          <Suspense fallback={<CardLoading label={t('plexTools.loadingServers')} />}>
            {children(
              {
                server,
                openClaim: () => location.navigate(`${href(customerRoutes.server, { server: server.id })}?tab=claim`),
              },
              plex,
            )}
          </Suspense>
        </>
      )}
    </Stack>
  );
}
