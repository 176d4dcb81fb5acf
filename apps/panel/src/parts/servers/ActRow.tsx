import { Button } from '@kronos/ui/Button';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useId } from 'react';

interface ActRowProps {
  /** What it is about. */
  title: ReactNode;
  /** A line under it. */
  text: string;
  /** A verb. */
  action: string;
  /** Name of the button where the verb alone does not say of what. */
  label?: string | undefined;
  /** Why it cannot be done now; then nothing happens. */
  reason?: string | undefined;
  /** The element that says the reason, where it is said for several at once. */
  reasonId?: string | undefined;
  size?: 'small' | 'medium';
  onAct: () => void;
}

/** One thing of a list and what can be done with it, or why that cannot be done. */
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
