import type { Contract, RequestOf, ResponseOf } from '@kronos/api/contract';
import { adminMail } from '@kronos/api/routes/admin-mail';
import { queryFor, staleOf } from '../../../../resource/stale.ts';
import { createAnswer } from '../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

export type MailServerAnswer = ResponseOf<Contract['adminMail']['server']>;
export type MailServerDraft = RequestOf<Contract['adminMail']['save']>['body'];

/** The outgoing mail server. */
export function createMailServerStore(deps: StoreDeps) {
  const { api: base, notices, signal, follow } = deps;
  const { adminMail: api } = base.extend({ adminMail });
  const { state, load, loadAgain } = createAnswer<MailServerAnswer>(deps, (options) => api.server({}, options));
  follow('admin', 'mail-changed', loadAgain);

  return {
    state,
    load,
    /** Saves the server if it can be reached; the form shows a refusal. */
    async save(body: MailServerDraft, basedOn: string | undefined) {
      const outcome = await api.save({ query: queryFor(basedOn), body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await load();
      if (outcome.kind === 'ok') notices.done((t) => t('mailServer.saved'));
      return outcome;
    },
    /** The latest version read. */
    version: () => (state.read.status === 'ready' ? state.read.data.version : undefined),
    /** Sends a test mail to the admin. */
    async test(): Promise<void> {
      const outcome = await api.test({}, { signal });
      if (outcome.kind !== 'ok') {
        notices.failed(outcome);
        return;
      }
      const { email } = outcome.data;
      notices.done((t) => t('mailServer.test.done', { email }));
    },
  };
}
