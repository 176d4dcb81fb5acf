import type { StatusIncident } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { StatusDot } from '@kronos/ui/StatusDot';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import { useMemo } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import { Moment } from '../../../resource/Moment.tsx';

const columnsOf = (t: Translate): readonly GridColumn<StatusIncident>[] => [
  {
    id: 'node',
    header: t('status.column.alias'),
    cell: ({ node }) => node.alias,
    isRowHeader: true,
    minWidth: 100,
  },
  {
    id: 'began',
    header: t('status.incident.began'),
    cell: ({ began_at }) => <Moment at={began_at} />,
    minWidth: 168,
  },
  {
    id: 'length',
    header: t('status.incident.length'),
    cell: ({ began_at, ended_at }) =>
      ended_at === null ? (
        <StatusDot tone="danger">{t('status.incident.ongoing')}</StatusDot>
      ) : (
        lengthOf(Date.parse(ended_at) - Date.parse(began_at), t)
      ),
    width: 120,
  },
  {
    id: 'servers',
    header: t('status.own'),
    cell: ({ servers }) => (servers.length === 0 ? t('status.none') : servers.map(({ name }) => name).join(', ')),
    minWidth: 120,
  },
];

const lengthOf = (ms: number, t: Translate): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes < 120
    ? t('status.minutes', { count: minutes })
    : t('status.hours', { count: Math.round(minutes / 60) });
};

/** When nodes were down in the last 90 days. */
export function Incidents({ incidents }: { incidents: readonly StatusIncident[] }) {
  const t = useMessages();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Card title={t('status.incidents')} isFlush={incidents.length > 0}>
      {incidents.length === 0 ? (
        <Text tone="muted">{t('status.incidents.none')}</Text>
      ) : (
        <Table
          label={t('status.incidents')}
          rows={incidents}
          columns={columns}
          rowKey={({ id }) => String(id)}
          rowName={({ node }) => node.alias}
        />
      )}
    </Card>
  );
}
