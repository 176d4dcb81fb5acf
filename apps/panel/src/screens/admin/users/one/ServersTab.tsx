import type { UserDetail } from '@kronos/api/contract';
import { EmptyState } from '@kronos/ui/EmptyState';
import { ServerIcon } from '@kronos/ui/icons';
import { ResourceList } from '@kronos/ui/ResourceList';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { serverTypeNames } from '../../../../messages/server-types.ts';
import type { DetailProps } from '../../../../resource/detail-props.ts';
import { drawServerName } from '../../../../parts/servers/server-links.tsx';
import { ServerState } from '../../../../parts/ServerState.tsx';

type Server = UserDetail['server_list'][number];

const columnsOf = (t: Translate): readonly GridColumn<Server>[] => [
  { id: 'name', header: t('users.servers.name'), cell: drawServerName, isRowHeader: true },
  { id: 'type', header: t('users.servers.type'), cell: ({ type }) => serverTypeNames[type] },
  {
    id: 'status',
    header: t('users.servers.status'),
    cell: ({ status, operation }) => <ServerState status={status} operation={operation} />,
  },
  { id: 'node', header: t('users.servers.node'), cell: ({ node }) => node },
];

/** The servers that this user owns. */
export function ServersTab({ record: user }: DetailProps<UserDetail>) {
  const t = useMessages();
  const columns = useMemo(() => columnsOf(t), [t]);
  const { server_list, servers } = user;
  const shown = server_list.length;
  return (
    <ResourceList
      title={user.name}
      description={shown < servers ? t('users.servers.newest', { shown, total: servers }) : user.email}
      state={shown > 0 ? 'ready' : 'empty'}
      empty={
        <EmptyState
          glyph={<ServerIcon size={24} />}
          title={t('users.servers.empty')}
          description={t('users.servers.emptyText')}
        />
      }
    >
      <Table
        label={t('users.tab.servers')}
        rows={server_list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
      />
    </ResourceList>
  );
}
