import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Inline } from '@kronos/ui/Inline';
import { ProcessList } from '@kronos/ui/ProcessList';
import { Stack } from '@kronos/ui/Stack';
import { Stat } from '@kronos/ui/Stat';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { processRow } from '../../../messages/process-row.ts';
import type { Snapshot } from 'valtio/vanilla';
import type { AdminOverview } from '../../../person/admin-dashboard.ts';

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
  const { running, stopped, starting, stopping, restarting, failed, unreachable } = servers.by_status;
  return (
    <>
      <Grid minimum={160} gap={12}>
        <Stat label={t('admin.dashboard.servers')} value={format.number(servers.total)} />
        <Stat label={t('admin.dashboard.running')} value={format.number(running)} />
        <Stat label={t('admin.dashboard.stopped')} value={format.number(stopped)} />
        <Stat label={t('admin.dashboard.changing')} value={format.number(starting + stopping + restarting)} />
        <Stat
          label={t('admin.dashboard.attention')}
          value={format.number(failed + unreachable)}
          note={t('admin.dashboard.attentionNote', { failed, unreachable })}
        />
        <Stat
          label={t('admin.dashboard.nodesUp')}
          value={format.number(nodes.up)}
          note={t('admin.dashboard.ofNodes', { total: nodes.total })}
        />
      </Grid>
      <Card title={t('admin.dashboard.nodes')}>
        {nodes.data.length === 0 && <Text tone="muted">{t('admin.dashboard.nodesEmpty')}</Text>}
        <Stack as="ul" gap={12}>
          {nodes.data.map(({ id, alias, up, seen_at, servers: count }) => (
            <li key={id}>
              <Inline justify="between" gap={12}>
                <Inline gap={12}>
                  <Text weight="medium">{alias}</Text>
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
      <Card title={t('admin.dashboard.processes')} isFlush>
        <ProcessList
          label={t('admin.dashboard.processes')}
          emptyText={t('admin.dashboard.processesEmpty')}
          rows={processes.map((process) => processRow(process, { t, format, now }))}
        />
      </Card>
    </>
  );
}
