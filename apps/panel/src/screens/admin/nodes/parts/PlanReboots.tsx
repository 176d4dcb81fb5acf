import type { Option } from '@kronos/ui/ComboBox';
import { NumberField } from '@kronos/ui/NumberField';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { MomentField } from '../../../../parts/MomentField.tsx';
import { createRebootsStore } from './reboots-store.ts';
import { NodeField } from './NodeField.tsx';

interface PlanRebootsProps {
  /** The nodes to restart, in this order. @default one chosen in the dialog */
  nodes?: readonly { readonly id: number; readonly alias: string; readonly running: number }[];
  onClose: () => void;
  onPlanned?: () => void;
}

/** Plans the reboots of nodes. */
export function PlanReboots({ nodes, onClose, onPlanned }: PlanRebootsProps) {
  const { plan } = useStore(createRebootsStore);
  const t = useMessages();
  const [chosen, choose] = useState<Option | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [gap, setGap] = useState(nodes && nodes.length > 1 ? 10 : 0);
  const [reason, setReason] = useState('');
  const ids = nodes?.map(({ id }) => id) ?? (chosen ? [Number(chosen.id)] : []);
  const running = nodes?.reduce((sum, node) => sum + node.running, 0);

  const save = async () => {
    const outcome = await plan({ node_ids: ids, at: at ?? '', gap_minutes: gap, reason });
    if (outcome.kind === 'ok') onPlanned?.();
    return outcome;
  };
  return (
    <FormDialog
      title={t('reboots.plan.title', { count: nodes?.length ?? 0, alias: nodes?.[0]?.alias ?? '' })}
      text={
        running === undefined
          ? t('reboots.plan.text')
          : `${t('reboots.plan.affects', { count: running })}. ${t('reboots.plan.text')}`
      }
      submitLabel={t('reboots.plan.save')}
      cancelLabel={t('reboots.plan.cancel')}
      onSave={save}
      onClose={onClose}
    >
      {!nodes && <NodeField name="node_ids" label={t('reboots.plan.node')} value={chosen} onChange={choose} />}
      <MomentField
        name="at"
        label={t('reboots.plan.at')}
        help={t('reboots.plan.at.help')}
        isRequired
        value={at}
        onChange={setAt}
      />
      {nodes && nodes.length > 1 && (
        <NumberField
          name="gap_minutes"
          label={t('reboots.plan.gap')}
          help={t('reboots.plan.gap.help')}
          value={gap}
          onChange={setGap}
          minValue={0}
          maxValue={1440}
        />
      )}
      <TextField
        name="reason"
        label={t('reboots.plan.reason')}
        help={t('reboots.plan.reason.help')}
        maxLength={200}
        hasOptionalMark
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
