import type { Outcome } from '@kronos/api';
import type { Translate } from '../messages/create-messages.ts';
import { reasonOf } from './loadable.ts';

/** The messages of a refusal in a form: at fields, or one above them. */
export interface Refusal {
  error?: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the messages of an outcome; none for one that succeeded. */
export function refusalOf(outcome: Outcome, t: Translate): Refusal {
  if (outcome.kind === 'ok') return {};
  return outcome.kind === 'http-error' && outcome.errors ? { errors: outcome.errors } : { error: reasonOf(outcome)(t) };
}
