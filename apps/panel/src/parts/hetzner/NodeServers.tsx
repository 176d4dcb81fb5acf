import type { HetznerServerRow } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useEffect, useSyncExternalStore } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { adminRoutes } from '../../routes/areas/admin.ts';
import { href } from '../../routes/href.ts';
import { createNodeServersStore } from './node-servers-store.ts';
import { ServerActions } from './ServerActions.tsx';
import { sizeOf, statusTones } from './words.ts';

/** The cloud server of a node, so that an unresponsive node can be reset; renders nothing if it has none. */
export function NodeServers({ id }: { id: number }) {
  const store = useStore(createNodeServersStore);
  const { record } = useSyncExternalStore(store.subscribe, store.get);
  const t = useMessages();
  useEffect(() => store.show(id), [store, id]);
  const servers = record.status === 'ready' ? record.data : [];
  if (record.status !== 'failed' && servers.length === 0) return null;
  return (
    <Card title={t('hetzner.card')}>
      {record.status === 'failed' && (
        <LoadFailure
          level={3}
          title={t('hetzner.card.failed')}
          reason={record.reason}
          onRetry={() => void store.load()}
        />
      )}
      <Stack gap={16}>
        {servers.map((server) => (
          <OneServer key={server.id} server={server} />
        ))}
      </Stack>
    </Card>
  );
}

function OneServer({ server }: { server: HetznerServerRow }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { name, status, type, location, project, failed, read_at: readAt } = server;
  return (
    <Stack gap={8}>
      <Inline gap={12}>
        <Link href={`${href(adminRoutes.hetzner)}?q=${encodeURIComponent(name)}`}>{name}</Link>
        <StatusDot tone={statusTones[status]}>{t(`hetzner.status.${status}`)}</StatusDot>
        <ServerActions server={server} />
      </Inline>
      {failed && <Text as="p">{failed.message}</Text>}
      <Text as="p" size={13} tone="muted">
        {`${type} · ${t('hetzner.sizeInFull', sizeOf(server, format))} · ${location} · ${project.name}`}
        {readAt !== null && ` · ${t('hetzner.readAt', { age: format.relative(readAt, now) })}`}
      </Text>
    </Stack>
  );
}
