import type { MailingDetail } from '@kronos/api/contract';
import type { MailingStep } from '../mailings-store.ts';

/** Returns the next step of a mailing that is not a draft: the only action on it besides deleting it. */
export function stepOf({ state, failed }: Pick<MailingDetail, 'state' | 'failed'>): MailingStep | undefined {
  if (state === 'sending') return 'stop';
  if (state === 'stopped') return 'send';
  return state === 'sent' && failed > 0 ? 'retry' : undefined;
}
