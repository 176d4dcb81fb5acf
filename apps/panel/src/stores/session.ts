import type { Client } from '@kronos/api';
import type { Contract, OpenedSession, RequestOf, User } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Storage } from '../platform/create-storage.ts';
import type { Failure } from './loadable.ts';
import type { Phrase } from '../messages/create-messages.ts';
import { returnKeyIn, takeOwn } from './own-session.ts';

export type Credentials = RequestOf<Contract['session']['login']>['body'];

export interface SessionState {
  /** `unknown`: a token is there, but the user could not be fetched; `failure` says why. */
  status: 'restoring' | 'guest' | 'signed-in' | 'unknown';
  user: User | null;
  /** The session has ended under the person's hands: they are asked to sign in again where they are. */
  isExpired: boolean;
  /** Where the last sign-in asks to go (spec §2, `redirect_url`). */
  landing: string | undefined;
  /** What the sign-in page has to say first. */
  notice: 'signed-out' | 'signed-out-here' | 'expired' | undefined;
  failure: { title: Phrase; text: Phrase } | undefined;
  /** Whose name an admin was here in until the time was over; see shell/away-store.ts. */
  wasAs?: string | undefined;
  /** Selects the brand of the sign-in page; outlives a sign-out (spec §2). */
  instance: string | undefined;
}

interface Deps {
  api: { readonly session: Pick<Client<Contract>['session'], 'user' | 'login' | 'logout'> };
  storage: Storage;
  /** `instance` of the address that the page was opened with. */
  instance?: string | undefined;
  /** What to make of a start whose user could not be fetched. */
  recall: (outcome: Failure) => Promise<Pick<SessionState, 'status' | 'user' | 'failure'>>;
}

const keys = {
  token: 'kronos.token',
  user: 'kronos.user',
  returnKey: 'kronos.return_key',
  instance: 'kronos.instance',
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Who is here (spec §4 "Session"): sign-in, restore, expiry, sign-out. */
export function createSessionStore({ api, storage, instance, recall }: Deps) {
  if (instance) storage.write(keys.instance, instance);
  let token = storage.read(keys.token);
  let isRecalled = false;
  const state = proxy<SessionState>({
    status: token === null ? 'guest' : 'restoring',
    user: null,
    isExpired: false,
    landing: undefined,
    notice: undefined,
    failure: undefined,
    instance: instance ?? storage.read(keys.instance) ?? undefined,
  });

  /** False once another tab has begun a session after this one: what the browser keeps is that one's then. */
  const isOurs = () => [null, token].includes(storage.read(keys.token));

  /** Forgets the person, here and in the browser's storage. */
  const leave = (notice: SessionState['notice']) => {
    if (isOurs()) {
      takeOwn(storage);
      for (const key of [keys.token, keys.user]) storage.remove(key);
    }
    token = null;
    isRecalled = false;
    Object.assign(state, {
      status: 'guest',
      user: null,
      isExpired: false,
      landing: undefined,
      failure: undefined,
      notice,
    });
  };

  /** The server refused the session. An admin who was here as somebody else falls back to their own. */
  const end = () => {
    const own = isOurs() ? takeOwn(storage) : null;
    leave('expired');
    if (own !== null) store.resume(own);
  };

  /** Begins a session; or goes on with it, where the same person has signed in again. */
  const enter = ({ token: opened, user, return_key, redirect_url }: OpenedSession) => {
    token = opened;
    storage.write(keys.token, token);
    storage.writeObject(keys.user, user);
    if (return_key !== undefined) storage.write(keys.returnKey, return_key);
    Object.assign(state, {
      status: 'signed-in',
      user,
      isExpired: false,
      landing: redirect_url,
      notice: undefined,
      failure: undefined,
    });
  };

  const know = (user: User) => {
    isRecalled = false;
    storage.writeObject(keys.user, user);
    // One that says the same would have the whole frame drawn again.
    const isNews = JSON.stringify(state.user) !== JSON.stringify(user);
    Object.assign(state, { status: 'signed-in', ...(isNews && { user }) });
  };

  const store = {
    state,
    /** The bearer of the next request. */
    token: () => (state.isExpired ? null : token),

    /** Whether the browser keeps this session: no more once it is over, be it by another tab. */
    isKept: () => token !== null && storage.read(keys.token) === token,

    /** Fetches the user of a kept token. A 401 signs out; anything else that is no user can be tried again. */
    async restore() {
      if (token === null) return;
      const asked = token;
      Object.assign(state, { status: 'restoring', failure: undefined });
      const outcome = await api.session.user();
      // Signed out, or expired, while waiting.
      if (asked !== token || outcome.kind === 'aborted') return;
      if (outcome.kind === 'ok') know(outcome.data);
      else if (outcome.kind === 'http-error' && outcome.status === 401) end();
      else {
        const found = await recall(outcome);
        if (asked !== token) return;
        isRecalled = found.status === 'signed-in';
        Object.assign(state, found);
      }
    },

    /** True while the user is the one of the last visit, whom nobody could be asked about. */
    isRecalled: () => isRecalled,
    /** Takes what the server says of the user. */
    know,

    /**
     * Signs in; the answer is the outcome, so that the form can show each text where it belongs, or ask for the second
     * factor that the account has.
     */
    async signIn(credentials: Credentials) {
      const outcome = await api.session.login({ body: credentials });
      if (outcome.kind === 'ok' && !('second_factor' in outcome.data)) enter(outcome.data);
      return outcome;
    },

    /** What the person has just changed about themselves. */
    amend: (change: Partial<User>) => void (state.user && Object.assign(state.user, change)),

    /** Ends the session at the server, then here. Without an answer it still ends here, and says so. */
    async signOut() {
      if (state.isExpired) return leave('signed-out');
      if (token === null) return;
      const outcome = await api.session.logout();
      leave(outcome.kind === 'no-response' ? 'signed-out-here' : 'signed-out');
    },

    enter,

    /** The admin has read that the time as somebody else is over. */
    forgetWasAs: () => void (state.wasAs = undefined),

    /** Goes on with a session that was kept. */
    resume(kept: string) {
      token = kept;
      storage.write(keys.token, token);
      void store.restore();
    },

    /** The person does not sign in again here. */
    abandon: () => leave('expired'),

    /** The server refused this bearer: the session is over, whoever ended it. What is on the page stays. */
    expire(refused: string) {
      if (refused !== store.token() || state.status !== 'signed-in') return;
      // An admin in somebody's place has no password of theirs; of a recalled visit nothing was typed yet.
      if (isRecalled || (isOurs() && returnKeyIn(storage) !== null)) return end();
      if (isOurs()) storage.remove(keys.token);
      state.isExpired = true;
    },
  };
  return store;
}
