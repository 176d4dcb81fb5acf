import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { FilmIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../../../../context/app-context.ts';
import { LazyLibrariesTab } from '../../../../parts/media/lazy-tabs.ts';
import { ServerChoice } from '../../../../parts/media/ServerChoice.tsx';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { customerRoutes } from '../../../../routes/areas/customer.ts';
import { href } from '../../../../routes/href.ts';

/** The libraries of one Plex server after another, and scans of them. */
export function Page() {
  const { location } = useApp();
  const { servers } = useUserScope();
  const { list } = useSnapshot(servers.state);
  const t = useMessages();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    // At the start of a visit they are being loaded already.
    if (servers.state.list.status !== 'loading') void servers.load();
  }, [servers]);
  const plex = list.status === 'ready' ? list.data.filter(({ type }) => type === 'plex') : [];
  const server = plex.find(({ id }) => id === chosen) ?? plex[0];
  return (
    <Stack gap={24}>
      <PageHeader title={t('plexTools.scan.title')} description={t('plexTools.scan.text')} />
      {(list.status === 'idle' || list.status === 'loading') && <CardLoading label={t('media.libraries.loading')} />}
      {list.status === 'failed' && (
        <ErrorState
          title={t('media.libraries.failed')}
          description={list.reason(t)}
          onRetry={() => void servers.load()}
          retryLabel={t('common.retry')}
        />
      )}
      {list.status === 'ready' && !server && (
        <EmptyState
          glyph={<FilmIcon size={24} />}
          title={t('plexTools.none')}
          description={t('plexTools.scan.noneText')}
        />
      )}
      {server && (
        <>
          <ServerChoice label={t('plexTools.scan.server')} servers={plex} value={server.id} onChange={setChosen} />
          <Suspense fallback={<CardLoading label={t('media.libraries.loading')} />}>
            <LazyLibrariesTab
              key={server.id}
              server={server}
              openClaim={() => location.navigate(`${href(customerRoutes.server, { server: server.id })}?tab=claim`)}
            />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
