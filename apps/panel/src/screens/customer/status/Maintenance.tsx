import type { StatusMaintenance } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import { useMemo } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import { Moment } from '../../../resource/Moment.tsx';

const columnsOf = (t: Translate): readonly GridColumn<StatusMaintenance>[] => [
  {
    id: 'node',
    header: t('status.column.alias'),
    cell: ({ node }) => node.alias,
    isRowHeader: true,
    minWidth: 100,
  },
  { id: 'at', header: t('status.maintenance.at'), cell: ({ at }) => <Moment at={at} />, minWidth: 168 },
  {
    id: 'servers',
    header: t('status.own'),
    cell: ({ servers }) => (servers.length === 0 ? t('status.none') : servers.map(({ name }) => name).join(', ')),
    minWidth: 120,
  },
];

/** The planned restarts of nodes. */
export function Maintenance({ maintenance }: { maintenance: readonly StatusMaintenance[] }) {
  const t = useMessages();
  const columns = useMemo(() => columnsOf(t), [t]);
  const isAny = maintenance.length > 0;
  return (
    <Card title={t('status.maintenance')} isFlush={isAny} {...(isAny && { description: t('status.maintenance.what') })}>
      {isAny ? (
        <Table
          label={t('status.maintenance')}
          rows={maintenance}
          columns={columns}
          rowKey={({ id }) => String(id)}
          rowName={({ node }) => node.alias}
        />
      ) : (
        <Text tone="muted">{t('status.maintenance.none')}</Text>
      )}
    </Card>
  );
}
