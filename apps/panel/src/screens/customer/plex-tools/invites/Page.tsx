import { ToggleButton, ToggleButtonGroup } from '@kronos/ui/ToggleButton';
import { Suspense, useEffect } from 'react';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { lazyPart } from '../../../../context/lazy-part.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { InviteBackups } from '../../../../parts/media/InviteBackups.tsx';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { customerRoutes } from '../../../../routes/areas/customer.ts';
import { href } from '../../../../routes/href.ts';
import { createPlexPeopleStore } from '../parts/plex-people-store.ts';
import { PlexPeoplePage } from '../parts/PlexPeoplePage.tsx';
import { PeopleCard } from './PeopleCard.tsx';

const LazyShareView = lazyPart(() => import('../../../../parts/shares/ShareView.tsx'), 'ShareView');

const addressOf = (isMatrix: boolean) => `${href(customerRoutes.plexInvites)}${isMatrix ? '?view=matrix' : ''}`;

/** The people of all Plex servers, and the backups of their access. */
export function Page() {
  const store = useStore(createPlexPeopleStore);
  const { location } = useApp();
  const isMatrix = new URLSearchParams(useAddress().search).get('view') === 'matrix';
  const t = useMessages();
  useEffect(() => store.backups.show(), [store]);
  return (
    <PlexPeoplePage
      store={store}
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
      loading={t('plexTools.loading')}
      failed={t('plexTools.failed')}
    >
      {(people, barrierId) => (
        <>
          {isMatrix ? (
            <Suspense fallback={<CardLoading label={t('plexTools.loading')} />}>
              <LazyShareView store={store.matrix} backups={store.backups} isCutOff={barrierId !== undefined} />
            </Suspense>
          ) : (
            <PeopleCard store={store} people={people} barrierId={barrierId} />
          )}
          <Suspense fallback={<CardLoading label={t('plexTools.loading')} />}>
            <InviteBackups
              store={store.backups}
              type="plex"
              servers={people.data.servers}
              barrierId={barrierId}
              onRestored={() => {
                void store.load();
                if (isMatrix) void store.matrix.load();
              }}
            />
          </Suspense>
        </>
      )}
    </PlexPeoplePage>
  );
}
