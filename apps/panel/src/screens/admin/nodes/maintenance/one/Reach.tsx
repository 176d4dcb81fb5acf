import type { MaintenanceDetail } from '@kronos/api/contract';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { Callout } from '../../../../../parts/Callout.tsx';

/** The servers and customers that the saved maintenance affects, and the nodes that are out of reach. */
export function Reach({ maintenance: { reach } }: { maintenance: MaintenanceDetail }) {
  const t = useMessages();
  const format = useFormat();
  const { servers, running, customers, out_of_reach: out } = reach;
  return (
    <Stack gap={16}>
      <Text>{t('maintenance.reach', { servers, running, customers })}</Text>
      {out.length > 0 && (
        <Callout tone="warning" label={t('maintenance.column.state')} title={t('maintenance.outOfReach')}>
          {t('maintenance.outOfReach.text', { nodes: format.list(out) })}
        </Callout>
      )}
    </Stack>
  );
}
