import type { Contract, MailTemplateDraft, ResponseOf } from '@kronos/api/contract';
import type { Outcome } from '@kronos/api';
import { adminMailTemplates } from '@kronos/api/routes/admin-mail-templates';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

export type TemplatePreview = ResponseOf<Contract['adminMailTemplates']['preview']>;

/** What is done to a template besides writing it. */
export function createTemplateStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminMailTemplates: calls } = api.extend({ adminMailTemplates });
  /** What cannot be filled in is said in full: a field's own text names the line. */
  const tell = (outcome: Exclude<Outcome, { kind: 'ok' }>) => {
    const [problem] = outcome.kind === 'http-error' ? Object.values(outcome.errors ?? {}).flat() : [];
    if (problem === undefined) notices.failed(outcome);
    else notices.whoops(() => problem);
  };

  return {
    /** What is written as people would get it; undefined when it cannot be filled in, which a notice says. */
    async preview(id: number, body: MailTemplateDraft): Promise<TemplatePreview | undefined> {
      const outcome = await calls.preview({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') return outcome.data;
      tell(outcome);
      return undefined;
    },
    /** Mails what is written to the admin. */
    async test(id: number, body: MailTemplateDraft): Promise<void> {
      const outcome = await calls.test({ params: { id }, body }, { signal });
      if (outcome.kind !== 'ok') {
        tell(outcome);
        return;
      }
      const { email } = outcome.data;
      notices.done((t) => t('mail.test.done', { email }));
    },
    /** Takes it back to what came with the panel. A refusal is answered for the question that was asked, and not told. */
    async reset(id: number): Promise<Outcome> {
      const outcome = await calls.reset({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('mail.reset.done'));
      return outcome;
    },
  };
}
