import type { Outcome } from '@kronos/api';
import type { MailingDraft } from '@kronos/api/contract';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** What can be done to one that is no draft. */
export type MailingStep = 'send' | 'stop' | 'retry';
/** What a test is made of. */
export type MailingText = Pick<MailingDraft, 'subject' | 'content' | 'purpose'>;

/** What is done to e-mails besides writing them. */
export function createMailingsStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminMailings: calls } = api.extend({ adminMailings });

  const act = async (step: MailingStep, id: number): Promise<Outcome> => {
    const outcome = await calls[step]({ params: { id } }, { signal });
    if (outcome.kind === 'ok') notices.done((t) => t(`mailings.done.${step}`));
    return outcome;
  };
  return {
    /** Sends a draft. A refusal is answered for the question that was asked, and not told. */
    begin: (id: number) => act('send', id),
    /** Stops one, has it go on, or tries again those that failed. */
    async take(step: MailingStep, id: number): Promise<void> {
      const outcome = await act(step, id);
      if (outcome.kind !== 'ok') notices.failed(outcome);
    },
    /** Sends what is written to the admin alone. */
    async test({ subject, content, purpose }: MailingText): Promise<void> {
      if (subject.trim() === '' || content.trim() === '') {
        notices.whoops((t) => t('mailings.test.nothing'));
        return;
      }
      const outcome = await calls.test({ body: { subject, content, purpose } }, { signal });
      if (outcome.kind !== 'ok') {
        notices.failed(outcome);
        return;
      }
      const { email } = outcome.data;
      notices.done((t) => t('mailings.test.done', { email }));
    },
  };
}
