import { Button, type ButtonProps } from '@kronos/ui/Button';
import { useState } from 'react';

interface DeedButtonProps extends Omit<ButtonProps, 'onPress' | 'isPending'> {
  /** Resolves when the request is complete. */
  onPress: () => Promise<unknown>;
}

/** A button that sends a request once: a second press while it is pending does nothing. */
export function DeedButton({ onPress, ...props }: DeedButtonProps) {
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    await onPress();
    setPending(false);
  };
  return <Button {...props} isPending={isPending} onPress={() => void run()} />;
}
