import { LinkButton } from '@kronos/ui/LinkButton';
import { DialogBody, DialogFooter, DialogHeader } from '@kronos/ui/Modal';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { Tabs } from '@kronos/ui/Tabs';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../context/app-context.ts';
import { MoveButton } from '../parts/move/MoveButton.tsx';
import { PendingOperation } from '../parts/PendingOperation.tsx';
import {
  LazyCdnTab,
  LazyClaimTab,
  LazyClaimWatch,
  LazyInvitesTab,
  LazyLibrariesTab,
} from '../parts/media/lazy-tabs.ts';
import { BackupsTab } from '../parts/servers/BackupsTab.tsx';
import { LogsTab } from '../parts/servers/LogsTab.tsx';
import { SettingsTab } from '../parts/servers/SettingsTab.tsx';
import { SignInAs } from '../parts/SignInAs.tsx';
import { adminRoutes } from '../routes/areas/admin.ts';
import { href } from '../routes/href.ts';
import { RestoredFailure } from './RestoredFailure.tsx';
import { createRestoredStore } from './restored-store.ts';
import { ServerDetails } from './ServerDetails.tsx';
import { ServerHistory } from './ServerHistory.tsx';
import { Suspension } from './Suspension.tsx';

/** A server with all actions of its owner, and those of admins. */
export function RestoredServer({ id }: { id: number }) {
  const store = useStore(createRestoredStore);
  const { server, isMissing } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => store.showServer(id), [store, id]);

  const [tab, setTab] = useState('details');
  const data = server.status === 'ready' ? server.data : undefined;
  const openClaim = () => setTab('claim');
  const media = data && { server: data, openClaim };
  return (
    <>
      <DialogHeader>{data?.name ?? t('restored.server.title')}</DialogHeader>
      <DialogBody>
        {server.status === 'failed' && (
          <RestoredFailure reason={server.reason(t)} {...(!isMissing && { onRetry: () => void store.readServer() })} />
        )}
        {(server.status === 'idle' || server.status === 'loading') && <Lines />}
        {data && media && (
          <Stack gap={24}>
            <PendingOperation server={data} processHref={(process) => href(adminRoutes.adminProcess, { process })} />
            <Suspense>
              <LazyClaimWatch
                server={data}
                isShown={tab === 'details' || tab === 'claim'}
                openClaim={tab === 'claim' ? undefined : openClaim}
              />
            </Suspense>
            <Tabs
              label={t('server.sections')}
              keyboardActivation="manual"
              selectedKey={tab}
              onSelectionChange={setTab}
              items={[
                { id: 'details', label: t('restored.server.tab.details'), content: <ServerDetails server={data} /> },
                { id: 'claim', label: t('server.tab.claim'), content: later(<LazyClaimTab {...media} />) },
                { id: 'libraries', label: t('server.tab.libraries'), content: later(<LazyLibrariesTab {...media} />) },
                ...(data.rights.includes('invites')
                  ? [{ id: 'invites', label: t('server.tab.invites'), content: later(<LazyInvitesTab {...media} />) }]
                  : []),
                { id: 'cdn', label: t('server.tab.cdn'), content: later(<LazyCdnTab {...media} />) },
                { id: 'backups', label: t('server.tab.backups'), content: <BackupsTab server={data} /> },
                { id: 'logs', label: t('server.tab.logs'), content: <LogsTab server={data} /> },
                { id: 'settings', label: t('server.tab.settings'), content: <SettingsTab server={data} /> },
                { id: 'audit', label: t('restored.server.tab.audit'), content: <ServerHistory server={data} /> },
              ]}
            />
          </Stack>
        )}
      </DialogBody>
      {data && (
        <DialogFooter>
          <Suspension server={data} />
          <MoveButton server={data} />
          {!data.owner.is_admin && <SignInAs user={data.owner} />}
          {data.address !== null && (
            <LinkButton tone="accent" href={data.address} target="_blank" rel="noreferrer">
              {t('restored.server.open')}
            </LinkButton>
          )}
        </DialogFooter>
      )}
    </>
  );
}

const later = (part: ReactNode) => <Suspense fallback={<Lines />}>{part}</Suspense>;

function Lines() {
  const t = useMessages();
  return (
    <SkeletonRegion label={t('restored.loading')}>
      <Stack gap={12}>
        {([60, 80, 40] as const).map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
