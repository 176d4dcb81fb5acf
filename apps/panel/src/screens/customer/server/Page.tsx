import { Button } from '@kronos/ui/Button';
import { EmptyState } from '@kronos/ui/EmptyState';
import { ServerIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Tabs } from '@kronos/ui/Tabs';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../../../context/app-context.ts';
import { useAddress } from '../../../context/use-address.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import { usePageName } from '../../../context/use-page-name.ts';
import type { PageProps } from '../../../context/page-props.ts';
import { suspendedText, versionText } from '../../../messages/server-words.ts';
import { Callout } from '../../../parts/Callout.tsx';
import { CardLoading } from '../../../resource/CardLoading.tsx';
import { PendingOperation } from '../../../parts/PendingOperation.tsx';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';
import { processAt } from '../../../routes/process-at.ts';
import {
  LazyCdnTab,
  LazyClaimTab,
  LazyClaimWatch,
  LazyInvitesTab,
  LazyLibrariesTab,
} from '../../../parts/media/lazy-tabs.ts';
import type { MediaTabProps } from '../../../parts/media/media-tab.ts';
import { BackupsTab } from '../../../parts/servers/BackupsTab.tsx';
import { LogsTab } from '../../../parts/servers/LogsTab.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { OpenedProcess } from './OpenedProcess.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { SettingsTab } from '../../../parts/servers/SettingsTab.tsx';

const tabs = ['overview', 'claim', 'libraries', 'invites', 'cdn', 'backups', 'logs', 'settings'] as const;
const shown: Readonly<Record<(typeof tabs)[number], ComponentType<MediaTabProps>>> = {
  overview: OverviewTab,
  claim: LazyClaimTab,
  libraries: LazyLibrariesTab,
  invites: LazyInvitesTab,
  cdn: LazyCdnTab,
  backups: BackupsTab,
  logs: LogsTab,
  settings: SettingsTab,
};

/** One server in tabs, with the open tab in the address (spec §2, /app/dashboard/:server). */
export function Page({ params }: PageProps<'server'>) {
  const { location } = useApp();
  const { servers } = useUserScope();
  const { one, isMissing } = useSnapshot(servers.state);
  const { search } = useAddress();
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const id = Number(params.server);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  useEffect(() => (isNumber ? servers.show(id) : undefined), [servers, id, isNumber]);
  const server = one.status === 'ready' && one.data.id === id ? one.data : undefined;
  usePageName(server?.name);

  if (isMissing || !isNumber)
    return (
      <EmptyState
        level={1}
        glyph={<ServerIcon size={24} />}
        title={t('server.missing')}
        description={t('server.missingText')}
        action={<Button onPress={() => location.navigate(href(startRoutes.dashboard))}>{t('server.back')}</Button>}
      />
    );
  if (one.status === 'failed')
    return (
      <LoadFailure level={1} title={t('server.failed')} reason={one.reason} onRetry={() => void servers.refetch(id)} />
    );
  if (!server)
    return (
      <Stack gap={24}>
        <PageHeader title={t('titles.server')} />
        <CardLoading label={t('server.loading')} />
      </Stack>
    );

  const asked = new URLSearchParams(search).get('tab');
  const visible = tabs.filter((name) => name !== 'invites' || server.rights.includes('invites'));
  const tab = visible.find((name) => name === asked) ?? 'overview';
  const Tab = shown[tab];
  const at = href(customerRoutes.server, { server: id });
  const openClaim = () => location.navigate(`${at}?tab=claim`);
  const { name, type, version, node } = server;
  const details = { type: t(`customer.server.type.${type}`), node: node.alias };
  const age = one.status === 'ready' && one.isStale ? format.moment(one.at, now) : undefined;
  return (
    <Stack gap={24}>
      <PageHeader
        title={name}
        description={[
          version === null
            ? t('customer.server.detailsWithoutVersion', details)
            : t('customer.server.details', { ...details, version: versionText(version) }),
          age && t('customer.dashboard.updated', { time: age }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      {server.suspension && (
        <Callout tone="warning" label={t('server.notice.suspension')}>
          {suspendedText(server.suspension, { t, format, now })}
        </Callout>
      )}
      <PendingOperation server={server} processHref={(process) => processAt(id, process)} />
      <Suspense>
        <LazyClaimWatch
          key={id}
          server={server}
          isShown={tab === 'overview' || tab === 'claim'}
          openClaim={tab === 'claim' ? undefined : openClaim}
        />
      </Suspense>
      <Tabs
        label={t('server.sections')}
        selectedKey={tab}
        keyboardActivation="manual"
        items={visible.map((one) => ({
          id: one,
          label: t(`server.tab.${one}`),
          href: one === 'overview' ? at : `${at}?tab=${one}`,
        }))}
      >
        <Suspense fallback={<CardLoading label={t('server.loading')} />}>
          <Tab key={id} server={server} openClaim={openClaim} />
        </Suspense>
      </Tabs>
      <OpenedProcess server={server} />
    </Stack>
  );
}
