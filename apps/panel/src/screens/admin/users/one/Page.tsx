import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { UserIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Skeleton } from '@kronos/ui/Skeleton';
import { SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { Tabs } from '@kronos/ui/Tabs';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { AuditTab } from './AuditTab.tsx';
import { InvitationsTab } from './InvitationsTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { ServersTab } from './ServersTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { createUserStore } from './user-store.ts';

const tabs = ['profile', 'servers', 'invitations', 'sessions', 'audit'] as const;

/** One account, part by part; which part stands in the address (spec §2, /app/admin/users/:user). */
export function Page({ params }: PageProps<'adminUser'>) {
  const store = useStore(createUserStore);
  const { location } = useApp();
  const { user: shown, isMissing } = useSnapshot(store.state);
  const { search } = useAddress();
  const t = useMessages();
  const id = Number(params.user);
  const asked = new URLSearchParams(search).get('tab');
  const tab = tabs.find((name) => name === asked) ?? 'profile';

  useEffect(() => (Number.isInteger(id) && id > 0 ? store.show(id) : undefined), [store, id]);
  const user = shown.status === 'ready' && shown.data.id === id ? shown.data : undefined;
  usePageName(user?.name);

  const back = <Button onPress={() => location.navigate(href(adminRoutes.adminUsers))}>{t('users.one.back')}</Button>;
  if (isMissing || !Number.isInteger(id) || id <= 0)
    return (
      <Stack gap={24}>
        <PageHeader title={t('users.one.missing')} />
        <Card isFlush as="div">
          <EmptyState
            glyph={<UserIcon size={24} />}
            title={t('users.one.missing')}
            description={t('users.one.missingText')}
            action={back}
          />
        </Card>
      </Stack>
    );
  if (shown.status === 'failed')
    return (
      <Stack gap={24}>
        <PageHeader title={t('titles.user')} />
        <ErrorState
          title={t('users.one.failed')}
          description={shown.reason(t)}
          onRetry={() => void store.load()}
          retryLabel={t('common.retry')}
        />
      </Stack>
    );
  if (!user)
    return (
      <Stack gap={24}>
        <PageHeader title={t('titles.user')} />
        <SkeletonRegion label={t('common.loading')}>
          <Stack gap={16}>
            <Skeleton width={60} />
            <Skeleton />
            <Skeleton width={80} />
          </Stack>
        </SkeletonRegion>
      </Stack>
    );

  const labels = {
    profile: t('users.one.tab.profile'),
    servers: t('users.one.tab.servers'),
    invitations: t('users.one.tab.invitations'),
    sessions: t('users.one.tab.sessions'),
    audit: t('users.one.tab.audit'),
  };
  const at = href(adminRoutes.adminUser, { user: id });
  return (
    <Tabs
      label={t('users.one.sections')}
      selectedKey={tab}
      keyboardActivation="manual"
      items={tabs.map((name) => ({
        id: name,
        label: labels[name],
        href: name === 'profile' ? at : `${at}?tab=${name}`,
      }))}
    >
      {tab === 'profile' && <ProfileTab key={id} user={user} store={store} />}
      {tab === 'servers' && <ServersTab user={user} />}
      {tab === 'invitations' && <InvitationsTab key={id} user={user} />}
      {tab === 'sessions' && <SessionsTab user={user} store={store} />}
      {tab === 'audit' && <AuditTab user={user} store={store} />}
    </Tabs>
  );
}
