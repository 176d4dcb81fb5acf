import type { NodeRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import type { UseBulk } from '../../../resource/create-bulk.tsx';
import { PlanReboots } from './parts/PlanReboots.tsx';

/** What can be done to several nodes: a reboot of each is planned. */
export const useNodesBulk: UseBulk<NodeRow> = () => {
  const [asked, setAsked] = useState<{ nodes: readonly NodeRow[]; clear: () => void }>();
  const t = useMessages();
  return {
    buttons: (nodes, clear) => (
      <Button size="small" onPress={() => setAsked({ nodes, clear })}>
        {t('reboots.plan')}
      </Button>
    ),
    dialog: asked && <PlanReboots nodes={asked.nodes} onPlanned={asked.clear} onClose={() => setAsked(undefined)} />,
  };
};
