import type { MaintenanceDetail } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-maintenance';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useId } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { ConfirmButton } from '../../../../../parts/ConfirmButton.tsx';
import { differing, valuesOf } from '../../../../../resource/form-values.ts';
import { createMaintenanceStore } from '../maintenance-store.ts';

interface PlanButtonProps {
  /** The draft in the form. */
  draft: object;
  /** The saved record. */
  record: MaintenanceDetail;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** Plans the saved draft, after a confirmation. */
export function PlanButton({ draft, record, reload }: PlanButtonProps) {
  const { plan } = useStore(createMaintenanceStore);
  const t = useMessages();
  const format = useFormat();
  const barrierId = useId();
  const { id, nodes, reach, starts_at: at, tells } = record;
  const isChanged = differing(createFields, valuesOf(createFields, draft), valuesOf(createFields, record)).length > 0;
  const barrier =
    (isChanged && 'maintenance.plan.unsaved') || (reach.out_of_reach.length > 0 && 'maintenance.plan.outOfReach');
  const ways = format.list(tells.map((way) => t(`maintenance.way.${way}`)));
  return (
    <Stack gap={8}>
      <ConfirmButton
        tone="accent"
        label={t('maintenance.plan')}
        title={t('maintenance.plan.ask', { count: nodes.length })}
        confirmLabel={t('maintenance.plan.confirm')}
        barrierId={barrier ? barrierId : undefined}
        act={() => plan(id)}
        reload={reload}
      >
        {[
          t('maintenance.plan.text', { at: format.exact(at), servers: reach.servers, customers: reach.customers }),
          tells.length > 0 ? t('maintenance.plan.told', { ways }) : t('maintenance.plan.untold'),
        ].join(' ')}
      </ConfirmButton>
      {barrier && (
        <Text tone="muted" size={13} id={barrierId}>
          {t(barrier)}
        </Text>
      )}
    </Stack>
  );
}
