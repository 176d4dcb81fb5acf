import type { UptimeRobotRun } from '@kronos/api/contract';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

interface RobotRunProps {
  run: Readonly<UptimeRobotRun>;
  onCancel: () => Promise<void>;
}

/** The progress of adding all nodes, with a button that cancels it; or the outcome of the last time. */
export function RobotRun({ run, onCancel }: RobotRunProps) {
  const t = useMessages();
  const format = useFormat();
  const { process_id: process, is_under_way: isUnderWay, done, total, refused, result } = run;
  const details = <Link href={href(adminRoutes.adminProcess, { process })}>{t('uptime.account.details')}</Link>;
  if (!isUnderWay)
    return (
      <Text as="p" size={13} tone="muted">
        {result} {details}
      </Text>
    );
  return (
    <Stack gap={8}>
      <ProgressBar
        label={t('uptime.account.adding')}
        value={done}
        maxValue={Math.max(1, total)}
        valueLabel={t('uptime.account.progress', { done: format.number(done), total: format.number(total) })}
      />
      <Inline gap={12}>
        <ActionButton onPress={onCancel}>{t('uptime.account.cancel')}</ActionButton>
        {details}
        {refused > 0 && <Text tone="muted">{t('uptime.account.refused', { count: refused })}</Text>}
      </Inline>
    </Stack>
  );
}
