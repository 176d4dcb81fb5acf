import type { Outcome } from '@kronos/api';
import { subUsers as subUsersRoutes } from '@kronos/api/routes/sub-users';
import type { Contract, ResponseOf, ServerRight } from '@kronos/api/contract';
import { createAnswer } from '../../../stores/create-answer.ts';
import { everyPage } from '../../../stores/every-page.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import type { Phrase } from '../../../messages/create-messages.ts';

export type SubUsersPage = ResponseOf<Contract['subUsers']['list']>;
/** The rights of a sub-user, server by server. */
export type Rights = { id: number; rights: ServerRight[] }[];

/** The sub-users of the user's servers, and the open invitations. */
export function createSubUsersStore(deps: StoreDeps) {
  const { api: base, notices, signal, follow } = deps;
  const { subUsers: api } = base.extend({ subUsers: subUsersRoutes });
  const { state, load, loadAgain } = createAnswer(deps, ({ signal }) =>
    everyPage((query) => api.list({ query }, { signal })),
  );
  // An accepted invitation sends a notification.
  follow('user', 'new-notification', loadAgain);

  const act = async (call: Promise<Outcome>, done: Phrase): Promise<Outcome> => {
    const outcome = await call;
    if (outcome.kind === 'ok' && !signal.aborted) {
      notices.done(done);
      await load();
    }
    return outcome;
  };
  /** For requests without a form: shows a refusal in a dialog. */
  const order = async (call: Promise<Outcome>, done: Phrase): Promise<void> => {
    const outcome = await act(call, done);
    if (outcome.kind !== 'ok') notices.failed(outcome);
  };

  return {
    state,
    load,
    invite: (email: string, servers: Rights) =>
      act(api.invite({ body: { email, servers } }, { signal }), (t) => t('subUsers.invited', { email })),
    setRights: (id: number, servers: Rights) =>
      act(api.setRights({ params: { id }, body: { servers } }, { signal }), (t) => t('subUsers.saved')),
    resend: (id: number, email: string) =>
      order(api.resend({ params: { id } }, { signal }), (t) => t('subUsers.invited', { email })),
    withdraw: (id: number, email: string) =>
      order(api.withdraw({ params: { id } }, { signal }), (t) => t('subUsers.withdrawn', { email })),
    remove: (id: number, name: string) =>
      order(api.remove({ params: { id } }, { signal }), (t) => t('subUsers.removed', { name })),
  };
}
