import type { NodeRebootMetrics } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { useMemo } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';
import { type MetricColumn, MetricTable } from '../../../../parts/metrics/MetricTable.tsx';
import { rebootLength } from '../../../../parts/reboot-length.ts';
import { When } from '../../../../resource/When.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

type Row = NodeRebootMetrics['nodes'][number];

function columnsOf(t: Translate, format: Format): readonly MetricColumn<Row>[] {
  const count = (id: 'request' | 'planned' | 'unplanned' | 'failed', header: string): MetricColumn<Row> => ({
    id,
    header,
    cell: (row) => format.number(row[id]),
    compare: (one, other) => one[id] - other[id],
    isNumeric: true,
    width: 112,
    file: (row) => row[id],
  });
  return [
    {
      id: 'node',
      header: t('reboots.column.node'),
      cell: ({ id, alias }) => <Link href={href(adminRoutes.nodeReboots, { node: id })}>{alias}</Link>,
      compare: (one, other) => one.alias.localeCompare(other.alias),
      isRowHeader: true,
      minWidth: 144,
      file: ({ alias }) => alias,
    },
    count('failed', t('reboots.state.failed')),
    count('unplanned', t('reboots.cause.unplanned')),
    count('request', t('reboots.cause.request')),
    count('planned', t('reboots.cause.planned')),
    {
      id: 'mean',
      header: t('metrics.reboots.mean'),
      cell: ({ mean_seconds: mean }) => (mean === null ? '' : rebootLength(mean, t)),
      compare: (one, other) => (one.mean_seconds ?? -1) - (other.mean_seconds ?? -1),
      width: 144,
      file: ({ mean_seconds: mean }) => mean,
    },
    {
      id: 'last',
      header: t('metrics.reboots.last'),
      cell: ({ last_at }) => <When at={last_at} />,
      compare: (one, other) => Date.parse(one.last_at) - Date.parse(other.last_at),
      width: 144,
      file: ({ last_at }) => last_at,
    },
  ];
}

/** The nodes that restarted, each with a link to its restarts. */
export function NodesByReboots({ metric: { nodes, from, to } }: { metric: NodeRebootMetrics }) {
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  return (
    <MetricTable
      title={t('metrics.reboots.nodes')}
      description={t('metrics.reboots.nodesText')}
      rows={nodes}
      columns={columns}
      rowName={({ alias }) => alias}
      file={`node-reboots-by-node-${from}-${to}`}
    />
  );
}
