import { Button } from '@kronos/ui/Button';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useId } from 'react';

interface ActRowProps {
  /** The subject of the action. */
  title: ReactNode;
  /** A line below it. */
  text: string;
  /** A verb. */
  action: string;
  /** The name of the button, if the verb alone does not identify its object. */
  label?: string | undefined;
  /** Why the action is disabled at present. */
  reason?: string | undefined;
  /** The id of the element with the reason, if several rows share it. */
  reasonId?: string | undefined;
  size?: 'small' | 'medium';
  onAct: () => void;
}

/** One row of a list with its action, or the reason why that is disabled. */
export function ActRow({ title, text, action, label, reason, reasonId, size = 'medium', onAct }: ActRowProps) {
  const ownId = useId();
  return (
    <li>
      <Inline justify="between" gap={16}>
        <Stack gap={2}>
          {title}
          <Text tone="muted" size={13}>
            {text}
          </Text>
          {reason !== undefined && reasonId === undefined && (
            <Text tone="muted" size={13} id={ownId}>
              {reason}
            </Text>
          )}
        </Stack>
        <Button
          size={size}
          isUnavailable={reason !== undefined}
          aria-label={label}
          {...(reason !== undefined && { 'aria-describedby': reasonId ?? ownId })}
          onPress={onAct}
        >
          {action}
        </Button>
      </Inline>
    </li>
  );
}
