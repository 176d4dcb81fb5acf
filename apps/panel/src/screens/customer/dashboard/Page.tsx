import type { Server } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Grid } from '@kronos/ui/Grid';
import { ServerIcon, WarningIcon } from '@kronos/ui/icons';
import { Link } from '@kronos/ui/Link';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ServerCard } from '@kronos/ui/ServerCard';
import { Stack } from '@kronos/ui/Stack';
import { memo, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages, useUserScope } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import { useWhileVisible } from '../../../context/use-while-visible.ts';
import { Place } from '../../../parts/Place.tsx';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { href } from '../../../routes/href.ts';
import { processAt } from '../../../routes/process-at.ts';
import { connectionLabels, visibleState } from '../../../stores/connection-labels.ts';
import { isCutOff } from '../../../stores/connection.ts';
import { ServersLoading } from './ServersLoading.tsx';
import { serverCardProps } from './server-card.ts';

/** The interval at which servers are sampled. */
const everySample = 10_000;

/** The user's servers, kept current. */
export function Page() {
  const { connection } = useApp();
  const { servers } = useUserScope();
  const { list } = useSnapshot(servers.state);
  const link = visibleState(useSnapshot(connection.state));
  const t = useMessages();
  const format = useFormat();
  const now = useNow();

  useEffect(() => {
    // At the start of a visit they are already being loaded.
    if (servers.state.list.status !== 'loading') void servers.load();
  }, [servers]);

  useWhileVisible(everySample, servers.readFigures);

  const detail = link && connectionLabels[link].detail;
  const time = detail && list.status === 'ready' ? format.moment(list.at, now) : undefined;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('customer.dashboard.title')}
        description={detail && [t(detail), time && t('customer.dashboard.updated', { time })].filter(Boolean).join(' ')}
      />
      <Place name="dashboard_top" />
      {(list.status === 'idle' || list.status === 'loading') && (
        <ServersLoading label={t('customer.dashboard.loading')} />
      )}
      {list.status === 'failed' && (
        <EmptyState
          role="alert"
          glyph={<WarningIcon size={24} />}
          title={t('customer.dashboard.failed.title')}
          description={list.reason(t)}
          action={<Button onPress={() => void servers.load()}>{t('common.retry')}</Button>}
        />
      )}
      {list.status === 'ready' && list.data.length === 0 && (
        <EmptyState
          glyph={<ServerIcon size={24} />}
          title={t('customer.dashboard.empty.title')}
          description={t('customer.dashboard.empty.text')}
        />
      )}
      {list.status === 'ready' && list.data.length > 0 && (
        <Grid minimum={320}>
          {list.data.map((server) => (
            <LiveCard key={server.id} server={server} now={now} />
          ))}
        </Grid>
      )}
      <Place name="dashboard_bottom" />
    </Stack>
  );
}

/** Memoised, so that a change of one server, or of the connection, does not render the other cards again. */
const LiveCard = memo(({ server, now }: { server: Snapshot<Server>; now: number }) => {
  const { connection } = useApp();
  const { servers } = useUserScope();
  const pending = useSnapshot(servers.state).pending[server.id];
  const cutOff = isCutOff(useSnapshot(connection.state));
  const t = useMessages();
  const format = useFormat();
  const act = (action: 'start' | 'stop' | 'restart') => void servers[action](server.id);
  const withProcess = (text: string, process: number | undefined) => (
    <>
      {text}{' '}
      {process !== undefined && <Link href={processAt(server.id, process)}>{t('customer.server.openProcess')}</Link>}
    </>
  );
  const claim = `${href(customerRoutes.server, { server: server.id })}?tab=claim`;
  const withClaim = (text: string) => (
    <>
      {text} <Link href={claim}>{t('customer.server.claim')}</Link>
    </>
  );
  const given = { server, pending, isCutOff: cutOff, now, t, format, act, withProcess, withClaim };
  return <ServerCard {...serverCardProps(given)} />;
});
