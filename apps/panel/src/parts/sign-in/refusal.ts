import type { Outcome } from '@kronos/api';
import type { FieldErrors } from '@kronos/ui/Form';
import type { Translate } from '../../messages/create-messages.ts';
import { reasonOf } from '../../stores/loadable.ts';

export interface Refusal {
  error?: string;
  errors?: FieldErrors;
  /** How long to wait before the next try, in seconds. */
  wait?: number;
}

/** What the form says of a sign-in that came to nothing. Loaded then: most sign-ins succeed. */
export function refusalOf(outcome: Exclude<Outcome, { kind: 'ok' }>, t: Translate): Refusal {
  const error = reasonOf(outcome)(t);
  if (outcome.kind !== 'http-error') return { error };
  const { errors, status, retryAfter = 60 } = outcome;
  return { ...(errors ? { errors } : { error }), ...(status === 429 && { wait: retryAfter }) };
}
