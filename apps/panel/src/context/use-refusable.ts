import { useState } from 'react';
import type { Phrase } from '../messages/create-messages.ts';
import { useMessages } from './app-context.ts';

/**
 * The props of a dialog that confirms what may be refused: it stays open then, and says why. `act` resolves with the
 * reason of a refusal.
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
    /** For a dialog that stays mounted: what was refused once is not said when it opens again. */
    forget: () => setRefusal(undefined),
  };
}
