import type { ServerStatus } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Inline } from '@kronos/ui/Inline';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Link } from '@kronos/ui/Link';
import { ProcessList } from '@kronos/ui/ProcessList';
import { Stack } from '@kronos/ui/Stack';
import { Stat } from '@kronos/ui/Stat';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { processRow } from '../../../messages/process-row.ts';
import type { Snapshot } from 'valtio/vanilla';
import type { AdminOverview } from '../../../stores/admin-dashboard.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';

/** The figures and the two lists. */
export function Overview({
  overview: { servers, nodes, processes },
  now,
}: {
  overview: Snapshot<AdminOverview>;
  now: number;
}) {
  const t = useMessages();
  const format = useFormat();
  const { running, stopped, suspended, failed, unreachable } = servers.by_status;
  const changing = servers.total - running - stopped - suspended - failed - unreachable;
  return (
    <>
      <Grid columns={{ base: 2, wide: 4 }} gap={12}>
        <Stat
          label={t('admin.dashboard.servers')}
          value={format.number(servers.total)}
          href={href(adminRoutes.services)}
        />
        <Stat label={t('admin.dashboard.running')} value={format.number(running)} href={servicesIn('running')} />
        <Stat label={t('admin.dashboard.stopped')} value={format.number(stopped)} href={servicesIn('stopped')} />
        <Stat label={t('admin.dashboard.suspended')} value={format.number(suspended)} href={servicesIn('suspended')} />
        <Stat label={t('admin.dashboard.changing')} value={format.number(changing)} href={href(adminRoutes.services)} />
        <Stat label={t('admin.dashboard.failed')} value={format.number(failed)} href={servicesIn('failed')} />
        <Stat
          label={t('admin.dashboard.unreachable')}
          value={format.number(unreachable)}
          href={servicesIn('unreachable')}
        />
        <Stat
          label={t('admin.dashboard.nodesUp')}
          value={format.number(nodes.up)}
          note={t('admin.dashboard.ofNodes', { total: nodes.total })}
          href={href(adminRoutes.nodes)}
        />
      </Grid>
      <Card
        title={t('admin.dashboard.nodes')}
        actions={
          nodes.total > nodes.data.length ? (
            <LinkButton size="small" href={href(adminRoutes.nodes)}>
              {t('admin.dashboard.allNodes', { count: nodes.total })}
            </LinkButton>
          ) : undefined
        }
      >
        {nodes.data.length === 0 && <Text tone="muted">{t('admin.dashboard.nodesEmpty')}</Text>}
        <Stack as="ul" gap={12}>
          {nodes.data.map(({ id, alias, up, seen_at, servers: count }) => (
            <li key={id}>
              <Inline justify="between" gap={12}>
                <Inline gap={12}>
                  <Link href={href(adminRoutes.node, { node: id })}>{alias}</Link>
                  <StatusDot tone={up ? 'success' : 'warning'}>
                    {up ? t('admin.dashboard.nodeUp') : t('admin.dashboard.nodeDown')}
                  </StatusDot>
                </Inline>
                <Inline gap={12}>
                  <Text tone="muted" isNumeric>
                    {t('admin.dashboard.nodeServers', { count })}
                  </Text>
                  {!up && (
                    <Text tone="muted">
                      {seen_at === null
                        ? t('admin.dashboard.nodeNeverSeen')
                        : t('admin.dashboard.nodeSeen', { age: format.relative(seen_at, now) })}
                    </Text>
                  )}
                </Inline>
              </Inline>
            </li>
          ))}
        </Stack>
      </Card>
      <Card
        title={t('admin.dashboard.processes')}
        isFlush
        actions={
          <Inline gap={8}>
            <LinkButton size="small" href={`${href(adminRoutes.adminProcesses)}?state=failed`}>
              {t('admin.dashboard.failedProcesses')}
            </LinkButton>
            <LinkButton size="small" href={href(adminRoutes.adminProcesses)}>
              {t('process.viewAll')}
            </LinkButton>
          </Inline>
        }
      >
        <ProcessList
          label={t('admin.dashboard.processes')}
          emptyText={t('admin.dashboard.processesEmpty')}
          rows={processes.map((process) => ({
            ...processRow(process, { t, format, now }),
            href: href(adminRoutes.adminProcess, { process: process.id }),
          }))}
        />
      </Card>
    </>
  );
}

/** The list of servers, narrowed to one status. */
const servicesIn = (status: ServerStatus): string => `${href(adminRoutes.services)}?status=${status}`;
