import { useState } from 'react';
import type { Phrase } from '../messages/create-messages.ts';
import { useMessages } from './app-context.ts';

/**
 * The props of a dialog that confirms an action which the server may refuse: the dialog then stays open and shows the
 * reason. `act` resolves with the reason of a refusal.
 */
export function useRefusable(act: () => Promise<Phrase | undefined>) {
  const t = useMessages();
  const [refusal, setRefusal] = useState<Phrase>();
  return {
    asking: {
      error: refusal?.(t),
      async onConfirm(): Promise<boolean> {
        const reason = await act();
        setRefusal(() => reason);
        return reason === undefined;
      },
    },
    /** For a dialog that stays mounted: clears the refusal, so that it is not shown when the dialog opens again. */
    forget: () => setRefusal(undefined),
  };
}
