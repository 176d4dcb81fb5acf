import type { Outcome } from '@kronos/api';
import type { Contract, InviteKeyDraft, ResponseOf } from '@kronos/api/contract';
import { adminInvitations } from '@kronos/api/routes/admin-invitations';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';

export type InvitationsPage = ResponseOf<Contract['adminInvitations']['list']>;
export type MadeInvitation = Pick<ResponseOf<Contract['adminInvitations']['create']>, 'key' | 'link'>;

/** The invitation keys of one user, managed by an admin. */
export function createInvitationsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminInvitations: calls } = api.extend({ adminInvitations });
  const state = proxy<{
    list: Loadable<InvitationsPage>;
    /** A new key, shown only once: until the admin confirms that it is saved. */
    made: MadeInvitation | null;
  }>({ list: { status: 'idle' }, made: null });
  let shown: number | undefined;

  const load = coalesce(async () => {
    const id = shown;
    if (id === undefined) return;
    if (state.list.status !== 'ready') state.list = { status: 'loading' };
    const outcome = await calls.list({ params: { id } }, { signal });
    if (signal.aborted || id !== shown) return;
    state.list = settle(state.list, outcome, clock.now());
  });
  follow('admin', 'user-updated', () => void load());

  return {
    state,
    load,
    /** Shows the keys of a user; returns a function that stops showing them. */
    show(id: number): () => void {
      shown = id;
      Object.assign(state, { list: { status: 'idle' }, made: null });
      void load();
      return () => {
        shown = undefined;
        state.made = null;
      };
    },
    /** Creates a key; the form shows a refusal. */
    async create(id: number, body: InviteKeyDraft): Promise<Outcome> {
      const outcome = await calls.create({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok' && id === shown) {
        const { key, link } = outcome.data;
        state.made = { key, link };
        await load();
      }
      return outcome;
    },
    /** Hides the new key once it has been saved. */
    forget(): void {
      state.made = null;
    },
    async withdraw(id: number, invitation: number): Promise<void> {
      const outcome = await calls.withdraw({ params: { id, invitation } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('users.invitations.withdrawn'));
      else notices.failed(outcome);
      await load();
    },
  };
}
