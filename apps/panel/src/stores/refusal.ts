import type { Outcome } from '@kronos/api';
import type { Translate } from '../messages/create-messages.ts';
import { reasonOf } from './loadable.ts';

/** What a form shows of an answer: texts at fields, or one above them. */
export interface Refusal {
  error?: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** Nothing for what was accepted. */
export function refusalOf(outcome: Outcome, t: Translate): Refusal {
  if (outcome.kind === 'ok') return {};
  return outcome.kind === 'http-error' && outcome.errors ? { errors: outcome.errors } : { error: reasonOf(outcome)(t) };
}
