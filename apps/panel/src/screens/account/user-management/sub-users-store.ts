import type { Outcome } from '@kronos/api';
import { subUsers as subUsersRoutes } from '@kronos/api/routes/sub-users';
import type { Contract, ResponseOf, ServerRight } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../platform/coalesce.ts';
import { everyPage } from '../../../stores/every-page.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { type Loadable, settle } from '../../../stores/loadable.ts';
import type { Phrase } from '../../../messages/create-messages.ts';

export type SubUsersPage = ResponseOf<Contract['subUsers']['list']>;
/** What somebody may do, server by server. */
export type Rights = { id: number; rights: ServerRight[] }[];

/** The people who use the signed-in person's servers, and those who were asked. */
export function createSubUsersStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const { subUsers: api } = base.extend({ subUsers: subUsersRoutes });
  const state = proxy<{ list: Loadable<SubUsersPage> }>({ list: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.list.status !== 'ready') state.list = { status: 'loading' };
    const outcome = await everyPage((query) => api.list({ query }, { signal }));
    if (!signal.aborted) state.list = settle(state.list, outcome, clock.now());
  });
  // Whoever accepted an invitation is told of.
  follow('user', 'new-notification', () => {
    if (state.list.status !== 'idle') void load();
  });

  const act = async (call: Promise<Outcome>, done: Phrase): Promise<Outcome> => {
    const outcome = await call;
    if (outcome.kind === 'ok' && !signal.aborted) {
      notices.done(done);
      await load();
    }
    return outcome;
  };
  /** For what has no form: a refusal is a dialog. */
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
