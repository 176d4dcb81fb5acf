import type { Outcome } from '@kronos/api';
import type { Translate } from '../messages/create-messages.ts';
import { reasonOf, wordsOf } from './loadable.ts';

/** The messages of a refusal in a form: at fields, or one above them. */
export interface Refusal {
  error?: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the messages of an outcome; none for one that succeeded. */
export function refusalOf(outcome: Outcome, t: Translate): Refusal {
  if (outcome.kind === 'ok') return {};
  if (outcome.kind !== 'http-error' || !outcome.errors) return { error: reasonOf(outcome)(t) };
  const fields = Object.entries(outcome.errors);
  const words = wordsOf(outcome)(t);
  // A reason applies to a single field.
  return {
    errors:
      words !== undefined && fields.length === 1
        ? Object.fromEntries(fields.map(([field]) => [field, [words]]))
        : outcome.errors,
  };
}
