import type { NodeDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { LinkButton } from '@kronos/ui/LinkButton';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ProcessList } from '@kronos/ui/ProcessList';
import { Stack } from '@kronos/ui/Stack';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { processRow } from '../../../../messages/process-row.ts';
import { Callout } from '../../../../parts/Callout.tsx';
import { NodeServers } from '../../../../parts/hetzner/NodeServers.tsx';
import { RestartNode } from '../../../../parts/nodes/RestartNode.tsx';
import { MonitorCard } from '../../../../parts/uptime/MonitorCard.tsx';
import { HistoryCard } from '../../../../resource/history/HistoryCard.tsx';
import { historiesOfKind } from '../../../../resource/history/history-store.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { NodesStore } from '../nodes-store.ts';
import { PlanReboots } from '../parts/PlanReboots.tsx';
import { RunScript } from '../parts/RunScript.tsx';
import { useMountChecks } from '../parts/use-mount-checks.tsx';
import { NodeActivity } from '../NodeActivity.tsx';
import { kindWords } from '../words.tsx';
import { DangerZone } from './DangerZone.tsx';
import { Facts } from './Facts.tsx';
import { Load } from './Load.tsx';
import { RestartServers } from './RestartServers.tsx';
import { ServersOnNode } from './ServersOnNode.tsx';

const createHistories = historiesOfKind('node', { staleOn: { admin: ['node-updated'] } });

/** The details and actions of a node. */
export function NodeView({ node, store }: { node: NodeDetail; store: NodesStore }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { id, alias, failure, wiped_by } = node;
  const [asking, setAsking] = useState<'restart' | 'servers' | 'plan' | 'script'>();
  const checks = useMountChecks();
  const histories = useStore(createHistories);
  const close = () => setAsking(undefined);
  usePageName(alias);
  return (
    <Stack gap={24}>
      <PageHeader
        title={alias}
        description={t(kindWords[node.kind])}
        actions={
          <Inline gap={8}>
            <Button isDisabled={!node.has_machine} onPress={() => setAsking('restart')}>
              {t('nodes.restart')}
            </Button>
            <Button isDisabled={!node.has_machine} onPress={() => setAsking('plan')}>
              {t('reboots.plan')}
            </Button>
            <Button isDisabled={!node.has_machine} onPress={() => setAsking('script')}>
              {t('scriptRuns.run')}
            </Button>
            <Button
              isDisabled={!node.has_machine}
              isPending={checks.isPending}
              onPress={() => void checks.check([node])}
            >
              {t('nodes.bulk.check_mounts')}
            </Button>
            <NodeActivity node={id} />
            <LinkButton tone="accent" href={href(adminRoutes.editNode, { node: id })}>
              {t('nodes.edit')}
            </LinkButton>
          </Inline>
        }
      />
      {failure !== null && (
        <Callout label={t('nodes.column.state')} tone="danger">
          {failure}
        </Callout>
      )}
      {wiped_by !== null && (
        <Callout
          label={t('nodes.wipe')}
          tone="warning"
          action={<Link href={href(adminRoutes.adminProcess, { process: wiped_by })}>{t('nodes.wipe.progress')}</Link>}
        >
          {t('nodes.wiping')}
        </Callout>
      )}
      <Load node={node} />
      <NodeServers id={id} />
      <MonitorCard id={id} alias={alias} />
      <Grid columns={{ base: 1, wide: 2 }} gap={16}>
        <Facts node={node} />
        <Card title={t('nodes.processes')} isFlush>
          <ProcessList
            label={t('nodes.processes')}
            emptyText={t('nodes.noProcesses')}
            rows={node.processes.map((process) => ({
              ...processRow(process, { t, format, now }),
              // They are all of this node.
              node: undefined,
              href: href(adminRoutes.adminProcess, { process: process.id }),
            }))}
          />
        </Card>
      </Grid>
      <ServersOnNode
        node={node}
        action={
          <Button size="small" isDisabled={node.running === 0} onPress={() => setAsking('servers')}>
            {t('nodes.restartServers')}
          </Button>
        }
      />
      <HistoryCard name={alias} history={histories(id)} />
      <DangerZone node={node} store={store} />
      <RestartNode node={node} onRestart={() => store.restart(id)} isOpen={asking === 'restart'} onClose={close} />
      <RestartServers node={node} store={store} isOpen={asking === 'servers'} onClose={close} />
      {asking === 'plan' && <PlanReboots nodes={[node]} onClose={close} />}
      {checks.dialog}
      {asking === 'script' && <RunScript nodes={[node]} onClose={close} />}
    </Stack>
  );
}
