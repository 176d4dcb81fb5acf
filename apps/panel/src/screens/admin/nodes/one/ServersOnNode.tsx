import type { NodeDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Link } from '@kronos/ui/Link';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useFormat } from '../../../../context/use-format.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';
import { ServerState } from '../../../../parts/ServerState.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { serverOver } from '../../../../routes/restored.ts';

type Row = NodeDetail['server_list'][number];

const columnsOf = (t: Translate, format: Format, nodeId: number, path: string): readonly GridColumn<Row>[] => [
  {
    id: 'name',
    header: t('nodes.server.name'),
    cell: ({ id, name }) => <Link href={serverOver(id, path)}>{name}</Link>,
    isRowHeader: true,
    minWidth: 150,
  },
  {
    id: 'status',
    header: t('nodes.column.state'),
    cell: ({ status, operation }) => <ServerState status={status} operation={operation} />,
    width: 184,
  },
  {
    id: 'owner',
    header: t('nodes.server.owner'),
    cell: ({ owner }) => (
      <Link tone="neutral" href={href(adminRoutes.adminUser, { user: owner.id })}>
        {owner.name}
      </Link>
    ),
    minWidth: 130,
  },
  {
    id: 'cpu',
    header: t('nodes.server.cpu'),
    cell: ({ usage }) => (usage ? format.number(Math.round(usage.cpu * 100) / 100) : t('nodes.unknown')),
    isNumeric: true,
    width: 96,
  },
  {
    id: 'memory',
    header: t('nodes.column.memory'),
    cell: ({ usage }) => (usage ? format.bytes(usage.memory_bytes) : t('nodes.unknown')),
    isNumeric: true,
    width: 112,
  },
  {
    id: 'container',
    header: t('nodes.server.container'),
    cell: ({ container }) =>
      container === null ? (
        t('nodes.none')
      ) : (
        <Link href={href(adminRoutes.nodeContainer, { node: nodeId, container })}>
          <Text isMono>{container}</Text>
        </Link>
      ),
    minWidth: 180,
  },
];

interface ServersOnItProps {
  node: NodeDetail;
  /** The action on all of the servers. */
  action: ReactNode;
}

/** The servers of a node with their last known resource use. */
export function ServersOnNode({ node: { id, server_list, servers }, action }: ServersOnItProps) {
  const t = useMessages();
  const format = useFormat();
  const { path } = useAddress();
  const columns = useMemo(() => columnsOf(t, format, id, path), [t, format, id, path]);
  const shown = server_list.length;
  return (
    <Card
      title={t('nodes.servers')}
      isFlush={shown > 0}
      actions={shown > 0 ? action : undefined}
      {...(shown < servers && { description: t('nodes.serversCut', { shown, all: servers }) })}
    >
      {shown === 0 ? (
        <Text tone="muted">{t('nodes.noServers')}</Text>
      ) : (
        <Table
          label={t('nodes.servers')}
          rows={server_list}
          columns={columns}
          rowKey={(row) => String(row.id)}
          rowName={({ name }) => name}
        />
      )}
    </Card>
  );
}
