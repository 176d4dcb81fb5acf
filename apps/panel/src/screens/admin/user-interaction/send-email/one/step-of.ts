import type { MailingDetail } from '@kronos/api/contract';
import type { MailingStep } from '../mailings-store.ts';

/** What comes next for one that is no draft: the one thing that can be done to it, besides deleting it. */
export function stepOf({ state, failed }: Pick<MailingDetail, 'state' | 'failed'>): MailingStep | undefined {
  if (state === 'sending') return 'stop';
  if (state === 'stopped') return 'send';
  return state === 'sent' && failed > 0 ? 'retry' : undefined;
}
