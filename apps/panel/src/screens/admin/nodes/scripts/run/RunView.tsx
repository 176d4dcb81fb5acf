import type { ScriptOnNode } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DataGrid } from '@kronos/ui/DataGrid';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Table } from '@kronos/ui/Table';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { useOnward } from '../../../../../context/use-onward.ts';
import { usePageName } from '../../../../../context/use-page-name.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { runTones } from '../../parts/run-tones.ts';
import { Output } from './Output.tsx';
import { runColumns } from './columns.tsx';
import type { RunWithLines } from './run-store.ts';
import { RunSource } from './RunSource.tsx';

/** Above this number of rows, only those in view are rendered. */
const most = 100;

interface RunViewProps {
  run: RunWithLines;
  onStop: () => Promise<void>;
  /** Runs the script on these nodes again. Resolves with the id of the new run, or with undefined if none began. */
  onAgain: (nodeIds: number[]) => Promise<number | undefined>;
}

/** The progress and the output of a run, node by node. */
export function RunView({ run, onStop, onAgain }: RunViewProps) {
  const t = useMessages();
  const format = useFormat();
  const onward = useOnward();
  const [pending, setPending] = useState<'stop' | 'again'>();
  const { script, version, state, at, by, nodes, ended, failed, items } = run;
  const name = t('scriptRuns.one.title', { name: script.name, version });
  usePageName(name);
  const columns = useMemo(() => runColumns(t, format), [t, format]);
  const isOver = state !== 'running';
  const unsuccessful = items.flatMap(({ state: end, node }) => (end === 'done' ? [] : (node.id ?? [])));
  const stop = async () => {
    setPending('stop');
    await onStop();
    setPending(undefined);
  };
  const again = async () => {
    setPending('again');
    const goOn = onward();
    const next = await onAgain(unsuccessful);
    setPending(undefined);
    if (next !== undefined) goOn(href(adminRoutes.scriptRun, { run: next }));
  };
  const Rows = items.length > most ? DataGrid<ScriptOnNode> : Table<ScriptOnNode>;
  return (
    <Stack gap={24}>
      <PageHeader
        title={name}
        description={
          <StatusDot tone={runTones[state]} isBusy={!isOver}>
            {t('scriptRuns.one.about', {
              state: t(`scriptRuns.state.${state}`),
              at: format.exact(at),
              by: by ?? t('scriptRuns.nobody'),
            })}
          </StatusDot>
        }
        actions={
          <>
            {!isOver && (
              <Button tone="danger" isPending={pending === 'stop'} onPress={() => void stop()}>
                {t('scriptRuns.stop')}
              </Button>
            )}
            {isOver && script.id !== null && unsuccessful.length > 0 && (
              <Button tone="accent" isPending={pending === 'again'} onPress={() => void again()}>
                {t('scriptRuns.again', { count: unsuccessful.length })}
              </Button>
            )}
          </>
        }
      />
      {!isOver && nodes > 1 && (
        <ProgressBar
          label={t('scriptRuns.progress')}
          value={ended}
          maxValue={nodes}
          valueLabel={t('scriptRuns.far', { ended, nodes, failed })}
        />
      )}
      <Card title={t('scriptRuns.one.nodes')} isFlush>
        <Rows label={t('scriptRuns.one.nodes')} rows={items} columns={columns} rowKey={keyOf} rowName={aliasOf} />
      </Card>
      <Output run={run} />
      <RunSource run={run} />
    </Stack>
  );
}

const keyOf = ({ node }: ScriptOnNode) => `${node.id} ${node.alias}`;
const aliasOf = ({ node }: ScriptOnNode) => node.alias;
