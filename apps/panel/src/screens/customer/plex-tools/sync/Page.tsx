import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { FilmIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { useTitleFocus } from '../../../../context/use-title-focus.ts';
import { OwnerSignInCard } from '../../../../parts/media/OwnerSignIn.tsx';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { isCutOff } from '../../../../stores/connection.ts';
import { ServerNotes } from '../invites/ServerNotes.tsx';
import { createSyncStore } from './sync-store.ts';
import { SyncCards } from './SyncCards.tsx';

/** Makes Plex servers equal to one of them: who may see what, and what was watched. */
export function Page() {
  const store = useStore(createSyncStore);
  const { people } = useSnapshot(store.people.state);
  const cutOff = isCutOff(useSnapshot(useApp().connection.state));
  const t = useMessages();
  const reasonId = useId();
  useEffect(() => store.people.show(), [store]);
  const known = people.status === 'ready' ? people.data.servers : undefined;
  const closed = known?.filter(({ access }) => access === 'sign-in') ?? [];
  const open = known?.filter(({ access }) => access === 'ready') ?? [];
  useTitleFocus(known && String(closed.length > 0));
  return (
    <Stack gap={24}>
      <PageHeader title={t('sync.title')} description={t('sync.text')} />
      {cutOff && (
        <Text as="p" tone="muted" size={13} id={reasonId}>
          {t('customer.server.cutOff')}
        </Text>
      )}
      {people.status === 'failed' && (
        <ErrorState
          title={t('plexTools.failedToLoad')}
          description={people.reason(t)}
          onRetry={() => void store.people.load()}
          retryLabel={t('common.retry')}
        />
      )}
      {(people.status === 'idle' || people.status === 'loading') && (
        <CardLoading label={t('plexTools.loadingServers')} />
      )}
      {known && (
        <>
          <ServerNotes servers={known} onRetry={store.people.load} />
          {closed.length > 0 && (
            <OwnerSignInCard
              type="plex"
              description={t('plexTools.signInText', { names: closed.map(({ name }) => name).join(', ') })}
              onSignIn={store.people.signIn}
            />
          )}
          {open.length < 2 ? (
            <EmptyState glyph={<FilmIcon size={24} />} title={t('sync.few')} description={t('sync.fewText')} />
          ) : (
            <SyncCards store={store} servers={open} barrierId={cutOff ? reasonId : undefined} />
          )}
        </>
      )}
    </Stack>
  );
}
