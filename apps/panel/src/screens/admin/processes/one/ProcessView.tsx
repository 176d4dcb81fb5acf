import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Link } from '@kronos/ui/Link';
import { LinkButton } from '@kronos/ui/LinkButton';
import { LogViewer } from '@kronos/ui/LogViewer';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { processTones } from '@kronos/ui/ProcessList';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { Tree, type TreeNode } from '@kronos/ui/Tree';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { When } from '../../../../resource/When.tsx';
import { processStateKeys, processStateText, tookText } from '../../../../messages/process-row.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { serverOver } from '../../../../routes/restored.ts';
import { type Branch, familyTree } from './family-tree.ts';
import type { ProcessWithFamily } from './process-store.ts';

interface ProcessViewProps extends ProcessWithFamily {
  /** Resolves with the id of the new process, or with undefined if none began. */
  onRetry: () => Promise<number | undefined>;
}

/** The details of a process. */
export function ProcessView({ process, related, log, onRetry }: ProcessViewProps) {
  const family = useMemo(() => familyTree(process, related), [process, related]);
  const lines = useMemo(() => log.map(({ text }) => text), [log]);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { path } = useAddress();
  const onward = useOnward();
  const [isPending, setPending] = useState(false);
  const { id, command, state, result, time, created_at, node_id, node_alias, host, server_id, server_name } = process;
  usePageName(t('process.one', { id }));
  const { progress, ahead, parent_id, has_transactions, can_retry } = process;
  // Only a batch has parts but no server.
  const isBatch = has_transactions && server_id === null;
  const hasEnded = state === 'succeeded' || state === 'failed';
  const retry = async () => {
    setPending(true);
    const goOn = onward();
    const next = await onRetry();
    setPending(false);
    if (next !== undefined) goOn(href(adminRoutes.adminProcess, { process: next }));
  };
  return (
    <Stack gap={24}>
      <PageHeader
        title={<bdi dir="ltr">{command}</bdi>}
        description={t('process.one', { id })}
        actions={
          <>
            {parent_id !== null && (
              <LinkButton href={href(adminRoutes.adminProcess, { process: parent_id })}>
                {t('allProcesses.one.parent')}
              </LinkButton>
            )}
            {can_retry && (
              <Button tone="accent" isPending={isPending} onPress={() => void retry()}>
                {t('allProcesses.one.retry')}
              </Button>
            )}
            {isBatch && (
              <LinkButton href={href(adminRoutes.serviceBatch, { batch: id })}>
                {t('allProcesses.one.batch')}
              </LinkButton>
            )}
          </>
        }
      />
      {state === 'running' && progress !== null && (
        <ProgressBar label={t('allProcesses.one.progress')} value={progress} maxValue={1} />
      )}
      <Card>
        <DescriptionList
          items={[
            {
              id: 'state',
              label: t('allProcesses.column.state'),
              value: (
                <StatusDot tone={processTones[state]} isBusy={state === 'running'}>
                  {processStateText({ state, ahead }, t)}
                </StatusDot>
              ),
            },
            { id: 'result', label: t('process.result'), value: resultText() },
            { id: 'started', label: t('process.started'), value: <When at={created_at} /> },
            {
              id: 'took',
              label: t('process.took'),
              value: time === null ? t('allProcesses.one.notEnded') : tookText(time, t, format),
            },
            {
              id: 'server',
              label: t('allProcesses.column.server'),
              value:
                server_id === null ? (
                  t('allProcesses.none')
                ) : (
                  <Link href={serverOver(server_id, path)}>{server_name}</Link>
                ),
            },
            { id: 'node', label: t('process.node'), value: nodeLink() },
            { id: 'host', label: t('process.host'), value: host ? <Text isMono>{host}</Text> : t('allProcesses.none') },
          ]}
        />
      </Card>
      {lines.length > 0 && <LogViewer label={t('allProcesses.one.log')} lines={lines} height={280} isFitted />}
      <Card title={t('process.related')}>
        <Tree
          key={family.map((branch) => branch.process.id).join()}
          label={t('process.related')}
          emptyText={t('process.noRelated')}
          items={family.map(nodeOf)}
          defaultExpandedKeys={[process, ...related].map((member) => String(member.id))}
        />
      </Card>
    </Stack>
  );

  function nodeOf({ process: other, parts }: Branch): TreeNode {
    const isThis = other.id === id;
    const facts = [t(processStateKeys[other.state]), format.relative(other.created_at, now)];
    return {
      id: String(other.id),
      label: other.command,
      detail: (
        <StatusDot tone={processTones[other.state]} isBusy={other.state === 'running'}>
          {(isThis ? [t('allProcesses.one.this'), ...facts] : facts).join(' · ')}
        </StatusDot>
      ),
      href: isThis ? undefined : href(adminRoutes.adminProcess, { process: other.id }),
      children: parts?.map(nodeOf),
    };
  }

  function nodeLink() {
    if (node_id === null) return t('allProcesses.none');
    return <Link href={href(adminRoutes.node, { node: node_id })}>{node_alias}</Link>;
  }

  function resultText(): string {
    if (result.trim() !== '') return result;
    return t(hasEnded ? 'process.emptyResult' : 'process.noResult');
  }
}
