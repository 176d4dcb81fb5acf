import { Button, type ButtonProps } from '@kronos/ui/Button';
import { useState } from 'react';

interface ActionButtonProps extends Omit<ButtonProps, 'onPress' | 'isPending'> {
  /** Resolves when the request is complete. */
  onPress: () => Promise<unknown>;
}

/** A button that sends a request once: a second press while it is pending does nothing. */
export function ActionButton({ onPress, ...props }: ActionButtonProps) {
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    await onPress();
    setPending(false);
  };
  return <Button {...props} isPending={isPending} onPress={() => void run()} />;
}
