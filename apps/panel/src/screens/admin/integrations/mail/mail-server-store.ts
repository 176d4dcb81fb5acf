import type { Contract, RequestOf, ResponseOf } from '@kronos/api/contract';
import { adminMail } from '@kronos/api/routes/admin-mail';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

export type MailServerAnswer = ResponseOf<Contract['adminMail']['server']>;
export type MailServerDraft = RequestOf<Contract['adminMail']['save']>['body'];

/** The server through which mails leave. */
export function createMailServerStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const { adminMail: api } = base.extend({ adminMail });
  const state = proxy<{ read: Loadable<MailServerAnswer> }>({ read: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.read.status !== 'ready') state.read = { status: 'loading' };
    const outcome = await api.server({}, { signal });
    if (!signal.aborted) state.read = settle(state.read, outcome, clock.now());
  });
  follow('admin', 'mail-changed', () => {
    if (state.read.status !== 'idle') void load();
  });

  return {
    state,
    load,
    /** Saves a server that answers; the form shows a refusal. */
    async save(body: MailServerDraft) {
      const outcome = await api.save({ body }, { signal });
      if (outcome.kind === 'ok') {
        await load();
        notices.done((t) => t('mailServer.saved'));
      }
      return outcome;
    },
    /** Mails a line to the admin. */
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
