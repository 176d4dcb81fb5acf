import type { Contract, MailTemplateDraft, ResponseOf } from '@kronos/api/contract';
import type { Outcome } from '@kronos/api';
import { adminMailTemplates } from '@kronos/api/routes/admin-mail-templates';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

export type TemplatePreview = ResponseOf<Contract['adminMailTemplates']['preview']>;

/** The actions on a mail template besides editing it. */
export function createTemplateStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminMailTemplates: calls } = api.extend({ adminMailTemplates });
  /** Shows the first field error in full, because it names the line that cannot be filled in. */
  const tell = (outcome: Exclude<Outcome, { kind: 'ok' }>) => {
    const [problem] = outcome.kind === 'http-error' ? Object.values(outcome.errors ?? {}).flat() : [];
    if (problem === undefined) notices.failed(outcome);
    else notices.whoops(() => problem);
  };

  return {
    /** Returns the draft as recipients would get it, or undefined when it is refused, which it shows as a notice. */
    async preview(id: number, body: MailTemplateDraft): Promise<TemplatePreview | undefined> {
      const outcome = await calls.preview({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') return outcome.data;
      tell(outcome);
      return undefined;
    },
    /** Sends the draft to the admin. */
    async test(id: number, body: MailTemplateDraft): Promise<void> {
      const outcome = await calls.test({ params: { id }, body }, { signal });
      if (outcome.kind !== 'ok') {
        tell(outcome);
        return;
      }
      const { email } = outcome.data;
      notices.done((t) => t('mail.test.done', { email }));
    },
    /** Resets the template to its original text. A refusal is returned to the dialog, not shown as a notice. */
    async reset(id: number): Promise<Outcome> {
      const outcome = await calls.reset({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('mail.reset.done'));
      return outcome;
    },
  };
}
