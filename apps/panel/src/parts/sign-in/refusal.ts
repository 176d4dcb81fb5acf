import type { Outcome } from '@kronos/api';
import type { FieldErrors } from '@kronos/ui/Form';
import type { Translate } from '../../messages/create-messages.ts';
import { reasonOf } from '../../stores/loadable.ts';

export interface Refusal {
  error?: string;
  errors?: FieldErrors;
  /** Seconds until the next attempt is allowed. */
  wait?: number;
}

/** The form's messages of a failed sign-in. Loaded on demand: most sign-ins succeed. */
export function refusalOf(outcome: Exclude<Outcome, { kind: 'ok' }>, t: Translate): Refusal {
  const error = reasonOf(outcome)(t);
  if (outcome.kind !== 'http-error') return { error };
  const { errors, status, retryAfter = 60 } = outcome;
  return { ...(errors ? { errors } : { error }), ...(status === 429 && { wait: retryAfter }) };
}
