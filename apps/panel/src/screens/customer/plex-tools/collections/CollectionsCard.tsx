import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { CollectionList } from '@kronos/ui/CollectionList';
import { EmptyState } from '@kronos/ui/EmptyState';
import { FilmIcon, PlusIcon } from '@kronos/ui/icons';
import { Text } from '@kronos/ui/Text';
import { useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { MediaGate } from '../../../../parts/media/MediaGate.tsx';
import { type MediaTabProps, useReasons } from '../../../../parts/media/media-tab.ts';
import { collectionListLabels } from './collection-labels.ts';
import { type Asking, CollectionDialogs } from './CollectionDialogs.tsx';
import { createCollectionsStore } from './collections-store.ts';

interface CollectionsCardProps extends MediaTabProps {
  /** All Plex servers of the user. */
  servers: readonly MediaTabProps['server'][];
}

/** The collections of a server, and the actions on them. */
export function CollectionsCard(props: CollectionsCardProps) {
  const { server, servers } = props;
  const store = useStore(createCollectionsStore);
  const { value } = useSnapshot(store.list.state);
  const { reason } = useReasons(server);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const reasonId = useId();
  const [asking, setAsking] = useState<Asking>();
  const { id, name } = server;
  useEffect(() => store.list.show(id), [store, id]);

  const known = value.status === 'ready' ? value.data : undefined;
  const rows = useMemo(() => {
    const libraries = new Map(known?.libraries.map((library) => [library.id, library.name]));
    return (known?.data ?? []).map(({ id: key, title, library_id, size, sort, is_smart }) => ({
      id: key,
      name: title,
      library: libraries.get(library_id) ?? '',
      titles: size === null ? null : format.number(size),
      kind: is_smart ? ('rule' as const) : ('titles' as const),
      sort,
    }));
  }, [known, format]);
  const labels = useMemo(() => collectionListLabels(t), [t]);
  const others = servers.filter((other) => other.id !== id && other.rights.includes('power'));
  const mayChange = server.rights.includes('power');
  const ask = (kind: 'edit' | 'publish' | 'remove') => (key: string) => {
    const collection = known?.data.find((one) => one.id === key);
    if (collection) setAsking({ kind, collection });
  };
  const hasLibraries = known !== undefined && known.libraries.length > 0;
  return (
    <MediaGate
      {...props}
      value={value}
      onRetry={() => void store.list.load()}
      onSignIn={(values) => store.signIn(id, values)}
      loading={t('collections.loading')}
      failed={t('collections.failed')}
    >
      <Card
        isFlush
        title={t('collections.of', { name })}
        description={
          value.status === 'ready' && value.isStale
            ? t('common.stale', { time: format.moment(value.at, now) })
            : undefined
        }
        actions={
          mayChange &&
          hasLibraries && (
            <Button
              tone="accent"
              iconStart={<PlusIcon />}
              isUnavailable={reason !== undefined}
              {...(reason !== undefined && { 'aria-describedby': reasonId })}
              onPress={() => setAsking({ kind: 'create' })}
            >
              {t('collections.open')}
            </Button>
          )
        }
      >
        <CollectionList
          label={t('collections.of', { name })}
          rows={rows}
          labels={labels}
          barrierId={reason && reasonId}
          {...(mayChange && { onEdit: ask('edit'), onRemove: ask('remove') })}
          {...(mayChange && others.length > 0 && { onPublish: ask('publish') })}
          empty={
            <EmptyState
              glyph={<FilmIcon size={24} />}
              title={t(hasLibraries ? 'collections.empty' : 'collections.noLibraries')}
              description={t(hasLibraries ? 'collections.emptyText' : 'collections.noLibrariesText')}
            />
          }
        />
      </Card>
      {reason !== undefined && (
        <Text tone="muted" size={13} id={reasonId}>
          {t(reason)}
        </Text>
      )}
      {asking && (
        <CollectionDialogs
          server={server}
          others={others}
          libraries={known?.libraries ?? []}
          asking={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </MediaGate>
  );
}
