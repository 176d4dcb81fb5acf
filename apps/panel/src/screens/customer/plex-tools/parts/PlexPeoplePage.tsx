import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useTitleFocus } from '../../../../context/use-title-focus.ts';
import { OwnerSignInCard } from '../../../../parts/media/OwnerSignIn.tsx';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { isCutOff } from '../../../../stores/connection.ts';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import type { PlexPeopleStore } from './plex-people-store.ts';
import { ServerNotes } from './ServerNotes.tsx';

/** The people, once they are loaded. */
export type KnownPeople = Extract<Snapshot<PlexPeopleStore['state']['people']>, { status: 'ready' }>;

interface PlexPeoplePageProps {
  store: PlexPeopleStore;
  title: string;
  description: string;
  actions?: ReactNode;
  /** The texts shown while the people are loading, and when loading failed. */
  loading: string;
  failed: string;
  /** The content, once the people are loaded; `barrierId` is the id of the text that says why actions are disabled. */
  children: (people: KnownPeople, barrierId: string | undefined) => ReactNode;
}

/** A page about all of the user's Plex servers. Asks for a sign-in where the panel has no access of its own. */
export function PlexPeoplePage({ store, children, loading, failed, ...header }: PlexPeoplePageProps) {
  const { people } = useSnapshot(store.state);
  const cutOff = isCutOff(useSnapshot(useApp().connection.state));
  const t = useMessages();
  const reasonId = useId();
  useEffect(() => store.show(), [store]);
  const known = people.status === 'ready' ? people : undefined;
  const closed = known?.data.servers.filter(({ access }) => access === 'sign-in') ?? [];
  useTitleFocus(known && String(closed.length > 0));
  return (
    <Stack gap={24}>
      <PageHeader {...header} />
      {cutOff && (
        <Text as="p" tone="muted" size={13} id={reasonId}>
          {t('customer.server.cutOff')}
        </Text>
      )}
      {people.status === 'failed' && (
        <LoadFailure title={failed} reason={people.reason} onRetry={() => void store.load()} />
      )}
      {(people.status === 'idle' || people.status === 'loading') && <CardLoading label={loading} />}
      {known && (
        <>
          <ServerNotes servers={known.data.servers} onRetry={store.load} />
          {closed.length > 0 && (
            <OwnerSignInCard
              type="plex"
              description={t('plexTools.signInText', { names: closed.map(({ name }) => name).join(', ') })}
              onSignIn={store.signIn}
            />
          )}
          {children(known, cutOff ? reasonId : undefined)}
        </>
      )}
    </Stack>
  );
}
