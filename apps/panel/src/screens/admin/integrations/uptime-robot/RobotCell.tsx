import type { RobotState, RobotWatch, UptimeRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { When } from '../../../../resource/When.tsx';
import { createRobotStore } from './robot-store.ts';

const tones = {
  up: 'success',
  down: 'danger',
  paused: 'neutral',
  pending: 'info',
  unknown: 'neutral',
  adding: 'info',
  removing: 'info',
  refused: 'warning',
  none: 'neutral',
} as const satisfies Record<RobotState, string>;

/** Whether a watch can be added for a node. */
export const isAddable = ({ robot }: Pick<UptimeRow, 'robot'>): boolean =>
  robot?.state === 'none' || robot?.state === 'refused';

/** Whether the watch of a node can be removed. */
export const isRemovable = ({ robot }: Pick<UptimeRow, 'robot'>): boolean =>
  robot !== null && robot.state !== 'none' && robot.state !== 'removing';

/** The state of a node's watch at UptimeRobot, with its age and the button that adds or removes it. */
export function RobotCell({ row }: { row: UptimeRow }) {
  const { change } = useStore(createRobotStore);
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const { id, alias, robot } = row;
  if (!robot) return null;
  return (
    <Stack gap={4}>
      <Inline gap={8} justify="between">
        <StatusDot tone={tones[robot.state]} isBusy={robot.state === 'adding' || robot.state === 'removing'}>
          {t(`uptime.robot.${robot.state}`)}
        </StatusDot>
        {isAddable(row) && (
          <ActionButton
            size="small"
            tone="quiet"
            aria-label={t('uptime.account.addNamed', { alias })}
            onPress={() => change(id, 'watch')}
          >
            {t('uptime.account.add')}
          </ActionButton>
        )}
        {!isAddable(row) && isRemovable(row) && (
          <Button
            size="small"
            tone="quiet"
            aria-label={t('uptime.account.endNamed', { alias })}
            onPress={() => setAsking(true)}
          >
            {t('uptime.account.end')}
          </Button>
        )}
      </Inline>
      <Note robot={robot} />
      {isAsking && (
        <ConfirmDialog
          title={t('uptime.account.end.ask', { alias })}
          confirmLabel={t('uptime.account.end')}
          isOpen
          onOpenChange={setAsking}
          onConfirm={() => void change(id, 'unwatch')}
        >
          {t('uptime.bulk.unwatch.askText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Why the watch was refused, or when its state was read. */
function Note({ robot: { message, read_at: readAt } }: { robot: RobotWatch }) {
  if (message === null && readAt === null) return null;
  return (
    <Text size={13} tone="muted">
      {message ?? <When at={readAt ?? ''} />}
    </Text>
  );
}
