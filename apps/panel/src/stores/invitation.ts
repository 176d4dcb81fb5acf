import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy, type Snapshot } from 'valtio/vanilla';
import { type Loadable, settle, unwrapped } from './loadable.ts';

type Opened = ResponseOf<Contract['invitations']['verify']>['data'];
/** The invitation of a key, as pages read it. */
export type Invitation = Snapshot<Opened>;
export type InvitationStore = ReturnType<typeof createInvitationStore>;

/** The input so far; the password is only kept here and is lost on reload. */
export interface InviteDraft {
  name: string;
  email: string;
  password: string;
  products: readonly number[];
}

interface Deps {
  api: Pick<Client<Contract>, 'invitations'>;
  now: () => number;
}

const blank: InviteDraft = { name: '', email: '', password: '', products: [] };

/** The state of one visitor's invitation: its details, and the input so far. */
export function createInvitationStore({ api: { invitations }, now }: Deps) {
  const state = proxy<{
    key: string;
    invitation: Loadable<Opened>;
    draft: InviteDraft;
    /** The server's validation errors of the draft, by field. */
    errors: Readonly<Record<string, string[]>>;
  }>({ key: '', invitation: { status: 'idle' }, draft: blank, errors: {} });

  const verify = async (key: string) => {
    if (key !== state.key) Object.assign(state, { key, invitation: { status: 'idle' }, draft: blank, errors: {} });
    if (state.invitation.status !== 'ready') state.invitation = { status: 'loading' };
    const outcome = await invitations.verify({ body: { key } });
    if (key !== state.key || outcome.kind === 'aborted') return outcome;
    state.invitation = settle({ status: 'idle' }, unwrapped(outcome), now());
    return outcome;
  };

  return {
    state,
    /** Verifies a key; returns the outcome as well, so that the form can show each message at its field. */
    verify,
    /** Verifies a key unless it has been already: for a page that is opened again, but not for the next step. */
    ensure(key: string) {
      if (key !== state.key || state.invitation.status === 'idle') void verify(key);
    },
    /** Restores the input after a reload, if nothing has been typed since. */
    recall(kept: unknown) {
      const { name, email } = state.draft;
      if (name === '' && email === '' && isKept(kept)) state.draft = { ...blank, ...kept.draft };
    },
    keep(part: Partial<InviteDraft>) {
      state.draft = { ...state.draft, ...part };
      state.errors = {};
    },
    /**
     * Creates the account. Refusals are stored in `errors`; a key that is no longer valid becomes a failed
     * invitation.
     */
    async accept() {
      const { key } = state;
      const { name, email, password, products } = state.draft;
      const outcome = await invitations.accept({ body: { key, name, email, password, products: [...products] } });
      if (outcome.kind === 'ok') state.draft = blank;
      if (outcome.kind !== 'http-error') return outcome;
      state.errors = outcome.errors ?? {};
      if (state.errors['key']) state.invitation = settle({ status: 'idle' }, outcome, now());
      return outcome;
    },
  };
}

/** The input that the browser keeps in its history state for a reload: everything but the password. */
export const keptOf = ({ name, email, products }: InviteDraft): Kept => ({
  // Copied, because the history state accepts plain values only.
  draft: { name, email, products: [...products] },
});

interface Kept {
  draft: Omit<InviteDraft, 'password'>;
}

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null && 'draft' in kept;
