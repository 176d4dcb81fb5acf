import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { EmptyState } from '@kronos/ui/EmptyState';
import { PlusIcon, UsersIcon } from '@kronos/ui/icons';
import { Inline } from '@kronos/ui/Inline';
import { InviteList } from '@kronos/ui/InviteList';
import { SearchField } from '@kronos/ui/SearchField';
import { Stack } from '@kronos/ui/Stack';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { nameOf } from '../../../../parts/media/invite-row.tsx';
import { InviteDialog } from '../../../../parts/media/InviteDialog.tsx';
import { inviteLabels } from '../../../../parts/media/library-labels.ts';
import { ServerChoice } from '../../../../parts/media/ServerChoice.tsx';
import { refusalOf } from '../../../../stores/refusal.ts';
import type { KnownPeople } from '../parts/PlexPeoplePage.tsx';
import type { PlexPeopleStore } from '../parts/plex-people-store.ts';
import { keyOf, peopleRows, type PlexPerson } from './people-rows.ts';

/** The open dialog. */
type Asking = { kind: 'invite' } | { kind: 'change' | 'remove'; person: PlexPerson };

/** Plex invites people only by e-mail address. */
const plexWays = { share: null, user: 'accounts-are-central', connect: 'no-connect' } as const;
const personOf = (person: PlexPerson) => ({ server: person.server_id, invite: person.id, name: nameOf(person) });

/** The people of the servers that can be read: found by name and server, invited, changed and removed. */
export function PeopleCard({
  store,
  people,
  barrierId,
}: {
  store: PlexPeopleStore;
  people: KnownPeople;
  barrierId: string | undefined;
}) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [text, setText] = useState('');
  const [server, setServer] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [asking, setAsking] = useState<Asking>();
  const [error, setError] = useState<string>();
  const { data } = people;
  const open = data.servers.filter(({ access }) => access === 'ready');
  const target = open.find(({ id }) => id === chosen) ?? open[0];
  const rows = useMemo(() => peopleRows(data, { text, server }), [data, text, server]);
  const labels = useMemo(() => inviteLabels(t), [t]);
  const close = () => {
    setAsking(undefined);
    setError(undefined);
  };
  const ask = (kind: 'change' | 'remove') => (key: string) => {
    const person = data.data.find((one) => keyOf(one) === key);
    if (person) setAsking({ kind, person });
  };
  const invite = target && (
    <Button
      tone="accent"
      iconStart={<PlusIcon />}
      isUnavailable={barrierId !== undefined}
      {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
      onPress={() => {
        setChosen(server);
        setAsking({ kind: 'invite' });
      }}
    >
      {t('media.invites.open')}
    </Button>
  );
  // What is above it explains why nobody can be listed.
  if (data.servers.length > 0 && open.length === 0) return null;
  const isFiltered = data.data.length > 0;
  const shown = asking?.kind === 'change' ? data.servers.find(({ id }) => id === asking.person.server_id) : target;
  return (
    <Card
      isFlush
      title={t('media.invites.title')}
      description={people.isStale ? t('common.stale', { time: format.moment(people.at, now) }) : undefined}
      actions={invite}
    >
      {isFiltered && (
        <Stack padding={16}>
          <Inline gap={12}>
            <SearchField label={t('plexTools.search')} value={text} maxLength={200} onChange={setText} />
            <ServerChoice
              label={t('plexTools.server')}
              servers={data.servers}
              value={server}
              onChange={setServer}
              hasAll
            />
          </Inline>
        </Stack>
      )}
      <InviteList
        label={t('plexTools.list')}
        rows={rows}
        labels={labels}
        barrierId={barrierId}
        onChange={ask('change')}
        onRemove={ask('remove')}
        empty={
          <EmptyState
            glyph={<UsersIcon size={24} />}
            title={t(isFiltered ? 'plexTools.noMatch' : open.length > 0 ? 'plexTools.empty' : 'plexTools.none')}
            description={t(
              isFiltered ? 'plexTools.noMatchText' : open.length > 0 ? 'plexTools.emptyText' : 'plexTools.noneText',
            )}
          />
        }
      />
      {asking && asking.kind !== 'remove' && shown && (
        <InviteDialog
          // Another server has other libraries.
          formKey={shown.id}
          type="plex"
          features={plexWays}
          libraries={shown.libraries}
          invite={asking.kind === 'change' ? asking.person : undefined}
          onSend={(values) =>
            asking.kind === 'change'
              ? store.change(personOf(asking.person), values.libraries)
              : store.invite(shown.id, values)
          }
          onClose={close}
        >
          {asking.kind === 'invite' && (
            <ServerChoice label={t('plexTools.server')} servers={open} value={shown.id} onChange={setChosen} />
          )}
        </InviteDialog>
      )}
      {asking?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
          title={t('media.invites.removeAsk', { name: nameOf(asking.person) })}
          confirmLabel={t('media.invites.removeSubmit')}
          error={error}
          onConfirm={async () => {
            const outcome = await store.remove(personOf(asking.person));
            setError(refusalOf(outcome, t).error);
            return outcome.kind === 'ok';
          }}
        >
          {t(`media.invites.removeText.${asking.person.how}`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
