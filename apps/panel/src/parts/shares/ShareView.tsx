import type { SharedCell } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Grid } from '@kronos/ui/Grid';
import { UsersIcon } from '@kronos/ui/icons';
import { SearchField } from '@kronos/ui/SearchField';
import { Select } from '@kronos/ui/Select';
import { noChanges, ShareMatrix, type ShareMatrixChanges } from '@kronos/ui/ShareMatrix';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { refusalOf } from '../../stores/refusal.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { Callout } from '../Callout.tsx';
import type { InviteBackupsStore } from '../media/invite-backups-store.ts';
import { PreviewShares } from './PreviewShares.tsx';
import { matrixLabels } from './share-labels.ts';
import type { Preview, ShareMatrixStore } from './share-matrix-store.ts';
import { changesOf, columnsOf, isUndone, peopleOf, repair, rollBack, unfinished } from './share-rows.ts';
import { ShareResults } from './ShareResults.tsx';

interface ShareViewProps {
  store: ShareMatrixStore;
  backups: InviteBackupsStore;
  isCutOff: boolean;
}

/** The table of shares: its changes are painted, previewed as calls and applied, and a backup can be rolled back. */
export function ShareView({ store, backups, isCutOff }: ShareViewProps) {
  const { shares } = useSnapshot(store.state);
  const { list } = useSnapshot(backups.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [painted, setPainted] = useState<ShareMatrixChanges>(noChanges);
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const [results, setResults] = useState<readonly SharedCell[]>([]);
  useEffect(() => store.show(), [store]);
  const known = shares.status === 'ready' ? shares.data : undefined;
  const columns = useMemo(() => (known ? columnsOf(known) : []), [known]);
  const people = useMemo(
    () =>
      known
        ? peopleOf(known, columns, text, {
            impossible: t('plexTools.matrix.outcome.impossible'),
            password: t('plexTools.matrix.outcome.needs-password'),
          })
        : [],
    [known, columns, text, t],
  );
  const labels = useMemo(() => matrixLabels(t), [t]);
  if (shares.status === 'failed')
    return <LoadFailure title={t('plexTools.failed')} reason={shares.reason} onRetry={() => void store.load()} />;
  if (!known || shares.status !== 'ready') return <CardLoading label={t('plexTools.loading')} />;

  const during = async (work: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    setNote(undefined);
    await work();
    setPending(false);
  };
  const look = () =>
    during(async () => {
      const outcome = await store.preview(changesOf(known, columns, painted));
      if (outcome.kind === 'ok') setPreview(outcome.data);
      else setError(refusalOf(outcome, t).error);
    });
  const apply = () =>
    during(async () => {
      const { results: made, rest, failure } = await store.apply(changesOf(known, columns, painted));
      setPreview(undefined);
      setResults(made);
      const left = rest.flatMap(({ server_id, person, share, take }) => [
        ...share.map((library) => ({ server_id, person, library, is_shared: true })),
        ...take.map((library) => ({ server_id, person, library, is_shared: false })),
      ]);
      const unsent = left.map((cell): SharedCell => ({ ...cell, outcome: 'failed', message: null }));
      setPainted(unfinished([...made, ...unsent]));
      if (failure) setError(refusalOf(failure, t).error);
    });
  const roll = (id: string) =>
    during(async () => {
      const backup = list.status === 'ready' ? list.data.find((one) => String(one.id) === id) : undefined;
      if (!backup?.server) return;
      const outcome = await store.backedUp(backup.server.id, backup.id);
      if (outcome.kind !== 'ok') return setError(refusalOf(outcome, t).error);
      const found = rollBack(known, columns, { serverId: backup.server.id, people: outcome.data });
      setPainted(found.painted);
      setNote(t('plexTools.matrix.rolled', { name: backup.name, count: found.left }));
    });
  const drifted = people.filter(({ marks }) => marks.some((mark) => mark === 'extra' || mark === 'missing'));
  const away = known.servers.filter(({ access }) => access !== 'ready');
  const ready = new Set(known.servers.filter(({ access }) => access === 'ready').map(({ id }) => id));
  const usable = list.status === 'ready' ? list.data.filter(({ server }) => server && ready.has(server.id)) : [];
  const undone = results.filter(isUndone).length;
  const isLocked = isCutOff || isPending;
  return (
    <>
      {away.length > 0 && (
        <Callout
          tone="warning"
          label={t('plexTools.unread')}
          action={
            <Button size="small" onPress={() => void store.load()}>
              {t('plexTools.again')}
            </Button>
          }
        >
          {t('plexTools.matrix.away', { names: away.map(({ name }) => name).join(', '), count: away.length })}
        </Callout>
      )}
      {results.length > 0 && (
        <Callout
          tone={undone > 0 ? 'warning' : 'success'}
          label={t('plexTools.matrix.results')}
          action={
            painted.size > 0 ? (
              <Button size="small" isDisabled={isLocked} onPress={() => void look()}>
                {t('plexTools.matrix.retry')}
              </Button>
            ) : undefined
          }
        >
          <ShareResults
            shares={known}
            results={results}
            title={t('plexTools.matrix.applied', { done: results.length - undone, count: results.length })}
          />
          {undone === 0 && t('plexTools.matrix.applied', { done: results.length, count: results.length })}
        </Callout>
      )}
      <Card
        isFlush
        title={t('plexTools.matrix.title')}
        description={
          shares.isStale ? t('common.stale', { time: format.moment(shares.at, now) }) : t('plexTools.matrix.text')
        }
      >
        <Stack padding={16} gap={12}>
          <Grid gap={12}>
            <SearchField label={t('plexTools.search')} value={text} maxLength={200} onChange={setText} />
            {usable.length > 0 && (
              <Select
                label={t('plexTools.matrix.rollBack')}
                placeholder={t('plexTools.matrix.chooseBackup')}
                options={usable.map(({ id, name, server }) => ({
                  id: String(id),
                  label: `${name}, ${server?.name ?? ''}`,
                }))}
                value={null}
                isDisabled={isLocked}
                onChange={(id) => void roll(String(id))}
              />
            )}
          </Grid>
          {note !== undefined && (
            <Text as="p" role="status" size={13}>
              {note}
            </Text>
          )}
          {error !== undefined && (
            <Text as="p" role="alert" tone="danger">
              {error}
            </Text>
          )}
        </Stack>
        <ShareMatrix
          label={t('plexTools.matrix.title')}
          columns={columns}
          people={people}
          changes={painted}
          onChange={setPainted}
          isDisabled={isLocked}
          labels={labels}
          actions={
            <>
              {drifted.length > 0 && (
                <Button
                  size="small"
                  isDisabled={isLocked}
                  onPress={() => setPainted((before) => repair(drifted, columns, before))}
                >
                  {t('plexTools.matrix.repair', { count: drifted.length, name: drifted[0]?.name ?? '' })}
                </Button>
              )}
              <Button
                size="small"
                tone="accent"
                isDisabled={painted.size === 0 || isCutOff}
                isPending={isPending && !preview}
                onPress={() => void look()}
              >
                {t('plexTools.matrix.look')}
              </Button>
            </>
          }
          empty={
            <EmptyState
              glyph={<UsersIcon size={24} />}
              title={t(text === '' ? 'plexTools.matrix.empty' : 'plexTools.noMatch')}
              description={t(text === '' ? 'plexTools.matrix.emptyText' : 'plexTools.noMatchText')}
            />
          }
        />
      </Card>
      {preview && (
        <PreviewShares
          store={store}
          shares={known}
          preview={preview}
          isPending={isPending}
          onApply={() => void apply()}
          onClose={() => setPreview(undefined)}
        />
      )}
    </>
  );
}
