import { useMessages } from '../../../../context/app-context.ts';
import { LazyLibrariesTab } from '../../../../parts/media/lazy-tabs.ts';
import { PlexServerPage } from '../../../../parts/media/PlexServerPage.tsx';

/** The libraries of a chosen Plex server, and scans of them. */
export function Page() {
  const t = useMessages();
  return (
    <PlexServerPage
      title={t('plexTools.scan.title')}
      description={t('plexTools.scan.text')}
      noneText={t('plexTools.scan.noneText')}
    >
      {(chosen) => <LazyLibrariesTab key={chosen.server.id} {...chosen} />}
    </PlexServerPage>
  );
}
