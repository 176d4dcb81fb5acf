import type { NodeRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import type { UseBulk } from '../../../resource/create-bulk.tsx';
import { PlanReboots } from './parts/PlanReboots.tsx';
import { RunScript } from './parts/RunScript.tsx';
import { useMountChecks } from './parts/use-mount-checks.tsx';

/** The bulk actions on nodes: planning reboots, running a script, and checking mounts. */
export const useNodesBulk: UseBulk<NodeRow> = () => {
  const [asked, setAsked] = useState<{ what: 'plan' | 'script'; nodes: readonly NodeRow[]; clear: () => void }>();
  const checks = useMountChecks();
  const t = useMessages();
  const close = () => setAsked(undefined);
  return {
    buttons: (nodes, clear) => (
      <>
        <Button size="small" onPress={() => setAsked({ what: 'plan', nodes, clear })}>
          {t('reboots.plan')}
        </Button>
        <Button size="small" onPress={() => setAsked({ what: 'script', nodes, clear })}>
          {t('scriptRuns.run')}
        </Button>
        <Button size="small" isPending={checks.isPending} onPress={() => void checks.check(nodes)}>
          {t('nodes.bulk.check_mounts')}
        </Button>
      </>
    ),
    dialog: (
      <>
        {asked?.what === 'plan' && <PlanReboots nodes={asked.nodes} onPlanned={asked.clear} onClose={close} />}
        {asked?.what === 'script' && <RunScript nodes={asked.nodes} onClose={close} />}
        {checks.dialog}
      </>
    ),
  };
};
