import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy, type Snapshot } from 'valtio/vanilla';
import { type Loadable, settle } from './loadable.ts';

type Opened = ResponseOf<Contract['invitations']['verify']>['data'];
/** What a key opens, as a page sees it. */
export type Invitation = Snapshot<Opened>;
export type InvitationStore = ReturnType<typeof createInvitationStore>;

/** What was typed so far; the password lives here alone and is gone after a reload. */
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

/** One visitor's way through an invitation: what the key opens, and what was typed on the way. */
export function createInvitationStore({ api: { invitations }, now }: Deps) {
  const state = proxy<{
    key: string;
    invitation: Loadable<Opened>;
    draft: InviteDraft;
    /** What the server had against the draft, by field. */
    errors: Readonly<Record<string, string[]>>;
  }>({ key: '', invitation: { status: 'idle' }, draft: blank, errors: {} });

  const verify = async (key: string) => {
    if (key !== state.key) Object.assign(state, { key, invitation: { status: 'idle' }, draft: blank, errors: {} });
    if (state.invitation.status !== 'ready') state.invitation = { status: 'loading' };
    const outcome = await invitations.verify({ body: { key } });
    if (key !== state.key || outcome.kind === 'aborted') return outcome;
    const answer = outcome.kind === 'ok' ? { ...outcome, data: outcome.data.data } : outcome;
    state.invitation = settle({ status: 'idle' }, answer, now());
    return outcome;
  };

  return {
    state,
    /** Asks what a key opens; the outcome too, so that the form can show each text where it belongs. */
    verify,
    /** The same, unless it is known already: a page that is opened anew asks, a step further does not. */
    ensure(key: string) {
      if (key !== state.key || state.invitation.status === 'idle') void verify(key);
    },
    /** What a reload left of it, if nothing was typed since. */
    recall(kept: unknown) {
      const { name, email } = state.draft;
      if (name === '' && email === '' && isKept(kept)) state.draft = { ...blank, ...kept.draft };
    },
    keep(part: Partial<InviteDraft>) {
      state.draft = { ...state.draft, ...part };
      state.errors = {};
    },
    /** Makes the account. What was refused stands in `errors`; a key that opens no more is told like any other. */
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

/** What the browser keeps with a page of its history, to outlive a reload: all but the password. */
export const keptOf = ({ name, email, products }: InviteDraft): Kept => ({
  // Copied: the browser takes plain values only.
  draft: { name, email, products: [...products] },
});

interface Kept {
  draft: Omit<InviteDraft, 'password'>;
}

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null && 'draft' in kept;
