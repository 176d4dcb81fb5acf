import type { Outcome } from '@kronos/api';
import type { MailingDraft } from '@kronos/api/contract';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The actions that start, stop or retry the sending of a mailing. */
export type MailingStep = 'send' | 'stop' | 'retry';
/** The parts of a draft that a test e-mail contains. */
export type MailingText = Pick<MailingDraft, 'subject' | 'content' | 'purpose'>;

/** The actions on mailings besides editing them. */
export function createMailingsStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminMailings: calls } = api.extend({ adminMailings });

  const act = async (step: MailingStep, id: number): Promise<Outcome> => {
    const outcome = await calls[step]({ params: { id } }, { signal });
    if (outcome.kind === 'ok') notices.done((t) => t(`mailings.done.${step}`));
    return outcome;
  };
  return {
    /** Sends a draft. A refusal is returned to the dialog, not shown as a notice. */
    begin: (id: number) => act('send', id),
    /** Stops or continues a mailing, or retries the recipients that failed. */
    async take(step: MailingStep, id: number): Promise<void> {
      const outcome = await act(step, id);
      if (outcome.kind !== 'ok') notices.failed(outcome);
    },
    /** Sends the draft only to the admin. */
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
