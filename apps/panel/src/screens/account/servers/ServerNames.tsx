import type { Server } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages, useUserScope } from '../../../context/app-context.ts';
import { CardLoading } from '../../../resource/CardLoading.tsx';
import { ActRow } from '../../../parts/servers/ActRow.tsx';
import { reasonAgainst } from '../../../parts/servers/reason-against.ts';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { href } from '../../../routes/href.ts';
import { isCutOff } from '../../../stores/connection.ts';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { RenameDialog } from './RenameDialog.tsx';

/** The servers that the user sees, each with its name and a link to its own settings. */
export function ServerNames() {
  const { servers } = useUserScope();
  const { list } = useSnapshot(servers.state);
  const t = useMessages();
  const [renamed, setRenamed] = useState<number>();
  useEffect(() => {
    if (servers.state.list.status === 'idle') void servers.load();
  }, [servers]);
  const asked = list.status === 'ready' ? list.data.find(({ id }) => id === renamed) : undefined;
  return (
    <Card title={t('serverSettings.servers')} description={t('serverSettings.serversText')}>
      {(list.status === 'idle' || list.status === 'loading') && <CardLoading label={t('common.loading')} />}
      {list.status === 'failed' && (
        <LoadFailure
          level={3}
          title={t('serverSettings.serversFailed')}
          reason={list.reason}
          onRetry={() => void servers.load()}
        />
      )}
      {list.status === 'ready' && list.data.length === 0 && <Text tone="muted">{t('serverSettings.noServers')}</Text>}
      {list.status === 'ready' && list.data.length > 0 && (
        <Stack as="ul" gap={20}>
          {list.data.map((server) => (
            <NameRow key={server.id} server={server} onRename={() => setRenamed(server.id)} />
          ))}
        </Stack>
      )}
      {asked && <RenameDialog key={asked.id} id={asked.id} name={asked.name} onClose={() => setRenamed(undefined)} />}
    </Card>
  );
}

function NameRow({ server, onRename }: { server: Snapshot<Server>; onRename: () => void }) {
  const { connection } = useApp();
  const cutOff = isCutOff(useSnapshot(connection.state));
  const t = useMessages();
  const { id, name, type, node } = server;
  const reason = reasonAgainst('rename', { server, pending: undefined, isCutOff: cutOff });
  return (
    <ActRow
      title={
        <Link tone="neutral" isStandalone href={`${href(customerRoutes.server, { server: id })}?tab=settings`}>
          {name}
        </Link>
      }
      text={t('customer.server.detailsWithoutVersion', { type: t(`customer.server.type.${type}`), node: node.alias })}
      action={t('serverSettings.rename')}
      label={t('serverSettings.renameOf', { name })}
      reason={reason && t(reason)}
      size="small"
      onAct={onRename}
    />
  );
}
