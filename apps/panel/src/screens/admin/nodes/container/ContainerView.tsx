import type { NodeContainer } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList, type DescriptionListItem } from '@kronos/ui/DescriptionList';
import { Grid } from '@kronos/ui/Grid';
import { Link } from '@kronos/ui/Link';
import { LogViewer } from '@kronos/ui/LogViewer';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Stat } from '@kronos/ui/Stat';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { When } from '../../../../resource/When.tsx';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { serverOver } from '../../../../routes/restored.ts';
import { ContainerInvites } from './ContainerInvites.tsx';
import { ContainerState } from './ContainerState.tsx';

const mono = (text: string) => <Text isMono>{text}</Text>;

/** The limits that the engine enforces. */
const limitItems = ({ cpus, memory_bytes, pids }: NodeContainer['limits'], t: Translate, format: Format) =>
  [
    { id: 'cpus', label: t('nodes.container.maxCpus'), value: cpus === null ? null : format.number(cpus) },
    {
      id: 'memory',
      label: t('nodes.container.maxMemory'),
      value: memory_bytes === null ? null : format.bytes(memory_bytes),
    },
    { id: 'pids', label: t('nodes.container.maxPids'), value: pids === null ? null : format.number(pids) },
  ].map(({ value, ...item }) => ({ ...item, value: value ?? t('nodes.container.unlimited') }));

/** The details of a container. */
export function ContainerView({ container, onRefresh }: { container: NodeContainer; onRefresh: () => void }) {
  const t = useMessages();
  const format = useFormat();
  const { path } = useAddress();
  const { name, usage, server, node, env, mounts, ports, labels } = container;
  usePageName(name, node.alias);
  const list = (title: string, items: readonly DescriptionListItem[], empty: string) => (
    <Card title={title}>
      {items.length > 0 ? <DescriptionList items={items} /> : <Text tone="muted">{empty}</Text>}
    </Card>
  );
  return (
    <Stack gap={24}>
      <PageHeader
        title={mono(name)}
        description={container.image}
        actions={<Button onPress={onRefresh}>{t('nodes.container.refresh')}</Button>}
      />
      {usage && (
        <Grid columns={{ base: 2, wide: 4 }} gap={12}>
          <Stat label={t('nodes.server.cpu')} value={format.number(Math.round(usage.cpu * 100) / 100)} />
          <Stat
            label={t('nodes.column.memory')}
            value={format.bytes(usage.memory_bytes)}
            note={t('nodes.container.limit', { limit: format.bytes(usage.memory_limit_bytes) })}
          />
          <Stat label={t('nodes.container.received')} value={format.bytes(usage.received_bytes)} />
          <Stat label={t('nodes.container.sent')} value={format.bytes(usage.sent_bytes)} />
        </Grid>
      )}
      <Grid columns={{ base: 1, wide: 2 }} gap={16}>
        {list(
          t('nodes.facts'),
          [
            { id: 'state', label: t('nodes.column.state'), value: <ContainerState state={container.state} /> },
            {
              id: 'server',
              label: t('nodes.server.name'),
              value: server ? <Link href={serverOver(server.id, path)}>{server.name}</Link> : t('nodes.none'),
            },
            {
              id: 'node',
              label: t('nodes.container.node'),
              value: <Link href={href(adminRoutes.node, { node: node.id })}>{node.alias}</Link>,
            },
            {
              id: 'started',
              label: t('nodes.container.started'),
              value: container.started_at === null ? t('nodes.never') : <When at={container.started_at} />,
            },
            ...(container.exit_code === null
              ? []
              : [
                  {
                    id: 'exit',
                    label: t('nodes.container.exit'),
                    value: container.out_of_memory
                      ? t('nodes.container.outOfMemory', { code: container.exit_code })
                      : format.number(container.exit_code),
                  },
                ]),
            {
              id: 'ports',
              label: t('nodes.fact.ports'),
              value: ports.map((port) => `${port.host} → ${port.container}`).join(', ') || t('nodes.none'),
            },
            ...limitItems(container.limits, t, format),
            { id: 'id', label: t('nodes.container.id'), value: mono(container.id.slice(0, 12)) },
          ],
          '',
        )}
        {list(
          t('nodes.container.env'),
          env.map((one) => ({
            id: one.name,
            label: mono(one.name),
            value: one.value === null ? t('nodes.container.hidden') : mono(one.value),
          })),
          t('nodes.none'),
        )}
        {list(
          t('nodes.container.mounts'),
          mounts.map(({ source, target, read_only }) => ({
            id: target,
            label: mono(target),
            value: read_only ? t('nodes.container.readOnly', { source }) : mono(source),
          })),
          t('nodes.none'),
        )}
        {list(
          t('nodes.container.labels'),
          labels.map((one) => ({ id: one.name, label: mono(one.name), value: mono(one.value) })),
          t('nodes.none'),
        )}
      </Grid>
      {server && <ContainerInvites container={container} node={node} server={server} />}
      <Card title={t('nodes.container.log')} isFlush={container.logs.length > 0}>
        {container.logs.length > 0 ? (
          <LogViewer label={t('nodes.container.logOf', { name })} lines={container.logs} isFitted />
        ) : (
          <Text tone="muted">{t('nodes.none')}</Text>
        )}
      </Card>
    </Stack>
  );
}
