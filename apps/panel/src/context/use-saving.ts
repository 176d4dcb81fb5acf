import type { Outcome } from '@kronos/api';
import type { FieldErrors } from '@kronos/ui/Form';
import { useState } from 'react';
import { reasonOf } from '../stores/loadable.ts';
import { useMessages } from './app-context.ts';

interface Refusal {
  error?: string;
  errors?: FieldErrors;
}

/** The saving of one form: whether it is in progress, and the refusal for the `Form`. */
export function useSaving() {
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  /** Shows a refusal in the form; undefined, for a call that was not made, clears it. */
  const tell = (outcome: Outcome | undefined): void => {
    if (!outcome || outcome.kind === 'ok') setRefusal({});
    else if (outcome.kind === 'http-error' && outcome.errors) setRefusal({ errors: outcome.errors });
    else if (outcome.kind !== 'aborted') setRefusal({ error: reasonOf(outcome)(t) });
  };
  return {
    isPending,
    /** For the `Form`: texts at fields, or one above them. */
    refusal,
    tell,
    /** Waits for a call; resolves with whether it succeeded. */
    async save(call: () => Promise<Outcome | undefined>): Promise<boolean> {
      setPending(true);
      const outcome = await call();
      setPending(false);
      tell(outcome);
      return outcome?.kind === 'ok';
    },
    forget: () => setRefusal({}),
  };
}
