import type { ServerDetail } from '@kronos/api/contract';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Heading } from '@kronos/ui/Heading';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import type { Translate } from '../messages/create-messages.ts';
import type { Format } from '../messages/format.ts';
import { FiguresCard } from '../parts/servers/FiguresCard.tsx';
import { ServerState } from '../parts/ServerState.tsx';
import { ServerTimeline } from '../parts/timeline/ServerTimeline.tsx';
import { adminRoutes } from '../routes/areas/admin.ts';
import { href } from '../routes/href.ts';

/** The state, owner, product, figures and history of a server. */
export function ServerDetails({ server }: { server: Snapshot<ServerDetail> }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { id, suspension, owner, product, node, container } = server;
  return (
    <Stack gap={24}>
      <DescriptionList
        items={[
          { id: 'type', label: t('restored.server.type'), value: t(`customer.server.type.${server.type}`) },
          {
            id: 'status',
            label: t('restored.server.status'),
            value: <ServerState status={server.status} operation={server.operation} />,
          },
          ...(suspension
            ? [
                {
                  id: 'suspension',
                  label: t('restored.server.suspended'),
                  value: [format.relative(suspension.since, now), suspension.reason].filter(Boolean).join(' · '),
                },
              ]
            : []),
          {
            id: 'owner',
            label: t('restored.server.owner'),
            value: <Link href={href(adminRoutes.adminUser, { user: owner.id })}>{owner.name}</Link>,
          },
          {
            id: 'shared',
            label: t('restored.server.shared'),
            value: server.shared_with.map(({ name }) => name).join(', ') || t('restored.server.notShared'),
          },
          {
            id: 'product',
            label: t('restored.server.product'),
            value: product ? (
              <Link href={href(adminRoutes.product, { product: product.id })}>{product.name}</Link>
            ) : (
              t('restored.server.noProduct')
            ),
          },
          { id: 'limits', label: t('restored.server.limits'), value: limitsText(server.limits, t, format) },
          {
            id: 'node',
            label: t('restored.server.node'),
            value: <Link href={href(adminRoutes.node, { node: node.id })}>{node.alias}</Link>,
          },
          {
            id: 'container',
            label: t('restored.server.container'),
            value:
              container === null ? (
                t('restored.server.noContainer')
              ) : (
                <Link href={href(adminRoutes.nodeContainer, { node: node.id, container })}>
                  <Text isMono>{container.slice(0, 12)}</Text>
                </Link>
              ),
          },
          { id: 'image', label: t('restored.server.image'), value: <Text isMono>{server.image}</Text> },
          {
            id: 'address',
            label: t('restored.server.address'),
            value: server.address ?? t('restored.server.noAddress'),
          },
          {
            id: 'version',
            label: t('restored.server.version'),
            value: server.version ?? t('restored.server.noVersion'),
          },
          { id: 'ping', label: t('restored.server.ping'), value: pingText(server.ping, t, format) },
          { id: 'created', label: t('restored.server.created'), value: format.exact(server.created_at) },
          {
            id: 'seen',
            label: t('restored.server.seen'),
            value: server.seen_at === null ? t('restored.server.neverSeen') : format.relative(server.seen_at, now),
          },
        ]}
      />
      <FiguresCard server={server} />
      <Stack gap={12}>
        <Heading level={3}>{t('timeline.title')}</Heading>
        <ServerTimeline server={id} level={4} processHref={(process) => href(adminRoutes.adminProcess, { process })} />
      </Stack>
    </Stack>
  );
}

function pingText({ status, ms }: Snapshot<ServerDetail['ping']>, t: Translate, format: Format): string {
  if (status === 'unknown') return t('restored.server.noPing');
  return ms === null
    ? t('customer.server.noPing')
    : t('customer.server.pingValue', { ms: format.number(Math.round(ms)) });
}

function limitsText({ cpus, memory_bytes, pids }: ServerDetail['limits'], t: Translate, format: Format): string {
  const limits = [
    cpus !== null && t('restored.server.cpus', { count: cpus }),
    memory_bytes !== null && t('restored.server.memory', { size: format.bytes(memory_bytes) }),
    pids !== null && t('restored.server.pids', { count: pids }),
  ].filter(Boolean);
  return limits.join(' · ') || t('restored.server.unlimited');
}
