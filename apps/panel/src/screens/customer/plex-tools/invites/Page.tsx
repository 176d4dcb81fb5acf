import { ErrorState } from '@kronos/ui/ErrorState';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { ToggleButton, ToggleButtonGroup } from '@kronos/ui/ToggleButton';
import { Suspense, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { lazyPart } from '../../../../context/lazy-part.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useTitleFocus } from '../../../../context/use-title-focus.ts';
import { InviteBackups } from '../../../../parts/media/InviteBackups.tsx';
import { OwnerSignInCard } from '../../../../parts/media/OwnerSignIn.tsx';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { customerRoutes } from '../../../../routes/areas/customer.ts';
import { href } from '../../../../routes/href.ts';
import { isCutOff } from '../../../../stores/connection.ts';
import { createPlexPeopleStore } from './plex-people-store.ts';
import { PeopleCard } from './PeopleCard.tsx';
import { ServerNotes } from './ServerNotes.tsx';

const LazyShareView = lazyPart(() => import('../../../../parts/shares/ShareView.tsx'), 'ShareView');

const addressOf = (isMatrix: boolean) => `${href(customerRoutes.plexInvites)}${isMatrix ? '?view=matrix' : ''}`;

/** The people of all Plex servers, and the backups of who they were. */
export function Page() {
  const store = useStore(createPlexPeopleStore);
  const { people } = useSnapshot(store.state);
  const { connection, location } = useApp();
  const isMatrix = new URLSearchParams(useAddress().search).get('view') === 'matrix';
  const cutOff = isCutOff(useSnapshot(connection.state));
  const t = useMessages();
  const reasonId = useId();
  useEffect(() => store.show(), [store]);
  useEffect(() => store.backups.show(), [store]);
  const known = people.status === 'ready' ? people.data : undefined;
  const closed = known?.servers.filter(({ access }) => access === 'sign-in') ?? [];
  useTitleFocus(known && String(closed.length > 0));
  const barrierId = cutOff ? reasonId : undefined;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('plexTools.title')}
        description={t('plexTools.text')}
        actions={
          <ToggleButtonGroup
            label={t('plexTools.matrix.view')}
            selectedKeys={[isMatrix ? 'matrix' : 'list']}
            onSelectionChange={([chosen]) => location.navigate(addressOf(chosen === 'matrix'))}
          >
            <ToggleButton id="list">{t('plexTools.matrix.viewList')}</ToggleButton>
            <ToggleButton id="matrix">{t('plexTools.matrix.viewMatrix')}</ToggleButton>
          </ToggleButtonGroup>
        }
      />
      {cutOff && (
        <Text as="p" tone="muted" size={13} id={reasonId}>
          {t('customer.server.cutOff')}
        </Text>
      )}
      {people.status === 'failed' && (
        <ErrorState
          title={t('plexTools.failed')}
          description={people.reason(t)}
          onRetry={() => void store.load()}
          retryLabel={t('common.retry')}
        />
      )}
      {(people.status === 'idle' || people.status === 'loading') && <CardLoading label={t('plexTools.loading')} />}
      {known && people.status === 'ready' && (
        <>
          <ServerNotes servers={known.servers} onRetry={store.load} />
          {closed.length > 0 && (
            <OwnerSignInCard
              type="plex"
              description={t('plexTools.signInText', { names: closed.map(({ name }) => name).join(', ') })}
              onSignIn={store.signIn}
            />
          )}
          {isMatrix ? (
            <Suspense fallback={<CardLoading label={t('plexTools.loading')} />}>
              <LazyShareView store={store.matrix} backups={store.backups} isCutOff={cutOff} />
            </Suspense>
          ) : (
            <PeopleCard store={store} people={people} barrierId={barrierId} />
          )}
          <Suspense fallback={<CardLoading label={t('plexTools.loading')} />}>
            <InviteBackups
              store={store.backups}
              type="plex"
              servers={known.servers}
              barrierId={barrierId}
              onRestored={() => {
                void store.load();
                if (isMatrix) void store.matrix.load();
              }}
            />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
