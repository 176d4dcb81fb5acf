import type { MaintenanceDetail, MaintenanceItem } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { DataGrid } from '@kronos/ui/DataGrid';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Table } from '@kronos/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { Callout } from '../../../../../parts/Callout.tsx';
import type { DetailProps } from '../../../../../resource/detail-props.ts';
import { stateTones } from '../words.ts';
import { itemColumns } from './columns.tsx';
import { Facts } from './Facts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Reach } from './Reach.tsx';

/** Above this number of rows, only those in view are rendered. */
const most = 100;

/** The progress of a maintenance, node by node, with its facts and the next steps. */
export function Report({ record: maintenance, store, dangerZone }: DetailProps<MaintenanceDetail>) {
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => itemColumns(t, format), [t, format]);
  const { title, state, items, done, paused } = maintenance;
  const Rows = items.length > most ? DataGrid<MaintenanceItem> : Table<MaintenanceItem>;
  const isAhead = state === 'planned' || state === 'running' || state === 'paused';
  return (
    <Stack gap={24}>
      <PageHeader
        title={title}
        description={
          <span role="status">
            <StatusDot tone={stateTones[state]} isBusy={state === 'running'}>
              {t(`maintenance.about.${state}`)}
            </StatusDot>
          </span>
        }
        actions={<NextSteps maintenance={maintenance} reload={store.one.load} />}
      />
      {paused !== null && (
        <Callout tone="warning" label={t('maintenance.column.state')} title={t('maintenance.paused')} isAnnounced>
          {paused}
        </Callout>
      )}
      {state === 'planned' && <Reach maintenance={maintenance} />}
      {(state === 'running' || state === 'paused') && (
        <ProgressBar
          label={t('maintenance.progress')}
          value={done}
          maxValue={items.length}
          valueLabel={t('maintenance.far', { done, nodes: items.length })}
        />
      )}
      <Card title={t('maintenance.nodes')} isFlush>
        <Rows label={t('maintenance.nodes')} rows={items} columns={columns} rowKey={keyOf} rowName={aliasOf} />
      </Card>
      <Facts maintenance={maintenance} />
      {dangerZone && !isAhead && (
        <Card title={dangerZone.title} description={dangerZone.description}>
          {dangerZone.action}
        </Card>
      )}
    </Stack>
  );
}

const keyOf = ({ id, alias }: MaintenanceItem) => `${id} ${alias}`;
const aliasOf = ({ alias }: MaintenanceItem) => alias;
