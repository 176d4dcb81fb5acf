import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { FolderIcon } from '@kronos/ui/icons';
import { InjectList } from '@kronos/ui/InjectList';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore, useUserScope } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { refusalOf } from '../../stores/refusal.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { ActionDialog } from '../servers/ActionDialog.tsx';
import type { ShownServer } from '../servers/shown-server.ts';
import { injectLabels } from './library-labels.ts';
import { createMediaStore } from './media-store.ts';

interface InjectCardProps extends ShownServer {
  /** The id of the element that says why nothing can be changed at present. */
  barrierId: string | undefined;
}

/** The library paths of a server's node, and which of them are libraries. */
export function InjectCard({ server, barrierId }: InjectCardProps) {
  const { id, name, type, rights } = server;
  const { injection } = useStore(createMediaStore);
  const { servers } = useUserScope();
  const { value } = useSnapshot(injection.list.state);
  const { work, failures, isSyncing, report } = useSnapshot(injection.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [error, setError] = useState<string>();
  const [isRebuilding, setRebuilding] = useState(false);
  useEffect(() => injection.list.show(id), [injection, id]);

  const known = value.status === 'ready' ? value.data.data : undefined;
  const rows = useMemo(
    () =>
      (known ?? []).map(({ id: path, kind, library_id, ...folder }) => ({
        ...folder,
        id: String(path),
        kind: t(`media.kind.${kind}`),
        isAdded: library_id !== null,
        work: work[path],
        failure: library_id === null ? failures[path] : undefined,
      })),
    [known, work, failures, t],
  );
  const labels = useMemo(() => injectLabels(t, t(`customer.server.type.${type}`)), [t, type]);
  const mayChange = rights.includes('power');
  const remove = async (key: string) => {
    setError(undefined);
    const row = rows.find((one) => one.id === key);
    const outcome = await injection.eject(id, { path: Number(key), name: row?.name ?? '' });
    setError(refusalOf(outcome, t).error);
    return outcome.kind === 'ok';
  };
  // The claim or sign-in that is needed first is shown by the gate around the tab.
  if (value.status === 'idle' || (value.status === 'ready' && value.data.access !== 'ready')) return null;
  return (
    <Card
      isFlush
      title={t('media.inject.title')}
      description={
        value.status === 'ready' && value.isStale
          ? t('common.stale', { time: format.moment(value.at, now) })
          : t('media.inject.text')
      }
    >
      <InjectList
        label={t('media.inject.of', { name })}
        rows={rows}
        labels={labels}
        barrierId={mayChange ? barrierId : undefined}
        isLoading={value.status === 'loading'}
        isSyncing={isSyncing}
        report={report?.(t)}
        removeError={error}
        {...(mayChange && {
          onAdd: (keys: readonly string[]) => void injection.inject(id, keys.map(Number)),
          onRemove: remove,
          onSync: () => void injection.sync(id),
          onRebuild: () => setRebuilding(true),
        })}
        error={
          value.status === 'failed' ? (
            <LoadFailure
              level={3}
              title={t('media.inject.failed')}
              reason={value.reason}
              onRetry={() => void injection.list.load()}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            level={3}
            glyph={<FolderIcon size={24} />}
            title={t('media.inject.empty')}
            description={t('media.inject.emptyText')}
          />
        }
      />
      {isRebuilding && (
        <ActionDialog
          server={server}
          action="rebuild"
          onConfirm={() => {
            injection.forgetMissing();
            void servers.rebuild(id);
          }}
          onClose={() => setRebuilding(false)}
        />
      )}
    </Card>
  );
}
