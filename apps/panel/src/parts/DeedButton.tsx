import { Button, type ButtonProps } from '@kronos/ui/Button';
import { useState } from 'react';

interface DeedButtonProps extends Omit<ButtonProps, 'onPress' | 'isPending'> {
  /** Resolves when it is through. */
  onPress: () => Promise<unknown>;
}

/** Does something at the server, once: a second press while it is on its way does nothing. */
export function DeedButton({ onPress, ...props }: DeedButtonProps) {
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    await onPress();
    setPending(false);
  };
  return <Button {...props} isPending={isPending} onPress={() => void run()} />;
}
