import { Button } from '@kronos/ui/Button';
import { EmptyState } from '@kronos/ui/EmptyState';
import { GlobeIcon, RefreshIcon } from '@kronos/ui/icons';
import { ResourceList } from '@kronos/ui/ResourceList';
import { Table } from '@kronos/ui/Table';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { createLatencyStore } from '../../../../parts/cdn/latency-store.ts';
import { createPreferenceStore } from '../../../../parts/cdn/preference-store.ts';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { stateOfAll } from '../../../../resource/state-of.ts';
import { hostColumns } from './host-columns.tsx';
import { type MeasuredHost, measuredHosts } from './measured-hosts.ts';

/** The CDN hosts of the installation with their load and latency (spec §2, /app/community-center/cdn). */
export function Page() {
  const store = useStore(createPreferenceStore);
  const latency = useStore(createLatencyStore);
  const { read } = useSnapshot(store.state);
  const { times } = useSnapshot(latency.state);
  const t = useMessages();
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const hosts = read.status === 'ready' ? read.data.hosts : undefined;
  const { rows, isMeasuring, first, servers } = useMemo(() => measuredHosts(hosts ?? [], times), [hosts, times]);
  const columns = useMemo(() => hostColumns(t, format, servers), [t, format, servers]);
  const rowActions = useMemo(() => actionsOf(t, store.prefer), [t, store]);

  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    if (hosts) void latency.measureNew(hosts);
  }, [latency, hosts]);

  const state = stateOfAll(read.status, rows);
  const table = (
    <Table
      label={t('cdn.hosts.title')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      isLoading={state === 'loading'}
      skeletonRows={3}
      rowActions={rowActions}
    />
  );
  return (
    <>
      <ResourceList
        title={t('cdn.hosts.title')}
        description={t('cdn.hosts.text')}
        actions={
          hosts &&
          hosts.length > 0 && (
            <Button
              iconStart={<RefreshIcon />}
              isPending={isMeasuring}
              pendingLabel={t('cdn.measuring')}
              onPress={() => {
                setAsked(true);
                void latency.measureAll(hosts);
              }}
            >
              {t('cdn.measure')}
            </Button>
          )
        }
        state={state}
        loading={table}
        empty={
          <EmptyState glyph={<GlobeIcon size={24} />} title={t('cdn.none')} description={t('cdn.hosts.noneText')} />
        }
        error={
          read.status === 'failed' && (
            <LoadFailure title={t('cdn.hosts.failed')} reason={read.reason} onRetry={() => void store.load()} />
          )
        }
      >
        {table}
      </ResourceList>
      <div role="status">
        {isAsked &&
          !isMeasuring &&
          (first !== undefined ? t('cdn.answersFirst', { host: first }) : t('cdn.noneAnswered'))}
      </div>
    </>
  );
}

const actionsOf = (t: Translate, prefer: (id: number) => Promise<void>) =>
  function actions({ id, name, is_preferred }: MeasuredHost) {
    return (
      <ActionButton
        size="small"
        aria-label={t('cdn.hosts.preferNamed', { host: name })}
        isUnavailable={is_preferred}
        onPress={() => prefer(id)}
      >
        {t('cdn.hosts.prefer')}
      </ActionButton>
    );
  };
