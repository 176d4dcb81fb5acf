import { EmptyState } from '@kronos/ui/EmptyState';
import { FilmIcon } from '@kronos/ui/icons';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { PlexPeoplePage } from '../parts/PlexPeoplePage.tsx';
import { createSyncStore } from './sync-store.ts';
import { SyncCards } from './SyncCards.tsx';

/** Brings Plex servers in line with one of them: who may see what, and what was watched. */
export function Page() {
  const store = useStore(createSyncStore);
  const t = useMessages();
  return (
    <PlexPeoplePage
      store={store.people}
      title={t('sync.title')}
      description={t('sync.text')}
      loading={t('plexTools.loadingServers')}
      failed={t('plexTools.failedToLoad')}
    >
      {({ data }, barrierId) => {
        const open = data.servers.filter(({ access }) => access === 'ready');
        return open.length < 2 ? (
          <EmptyState glyph={<FilmIcon size={24} />} title={t('sync.few')} description={t('sync.fewText')} />
        ) : (
          <SyncCards store={store} servers={open} barrierId={barrierId} />
        );
      }}
    </PlexPeoplePage>
  );
}
