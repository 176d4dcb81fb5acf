import { useMessages } from '../../../../context/app-context.ts';
import { PlexServerPage } from '../../../../parts/media/PlexServerPage.tsx';
import { CollectionsCard } from './CollectionsCard.tsx';

/** The collections of a chosen Plex server. */
export function Page() {
  const t = useMessages();
  return (
    <PlexServerPage title={t('collections.title')} description={t('collections.text')} noneText={t('collections.none')}>
      {(chosen, all) => <CollectionsCard key={chosen.server.id} {...chosen} servers={all} />}
    </PlexServerPage>
  );
}
