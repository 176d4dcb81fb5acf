import type { Client } from '@kronos/api';
import type { Contract, OpenedSession, RequestOf, User } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Storage } from '../platform/create-storage.ts';
import type { Failure } from './loadable.ts';
import type { Phrase } from '../messages/create-messages.ts';
import { returnKeyIn, takeOwn } from './own-session.ts';

export type Credentials = RequestOf<Contract['session']['login']>['body'];

export interface SessionState {
  /** `unknown`: there is a token, but the user could not be fetched; `failure` has the reason. */
  status: 'restoring' | 'guest' | 'signed-in' | 'unknown';
  user: User | null;
  /** The session has ended while the page is open: the user is asked to sign in again on it. */
  isExpired: boolean;
  /** The address requested by the last sign-in response (spec §2, `redirect_url`). */
  landing: string | undefined;
  /** The notice on the sign-in page. */
  notice: 'signed-out' | 'signed-out-here' | 'expired' | undefined;
  failure: { title: Phrase; text: Phrase } | undefined;
  /** The name of the user whom an admin impersonated until the time was over; see shell/impersonation-store.ts. */
  impersonatedName?: string | undefined;
  /** Selects the brand of the sign-in page; kept after a sign-out (spec §2). */
  instance: string | undefined;
}

interface Deps {
  api: { readonly session: Pick<Client<Contract>['session'], 'user' | 'login' | 'logout'> };
  storage: Storage;
  /** `instance` of the address that the page was opened with. */
  instance?: string | undefined;
  /** Returns the state after a start whose user could not be fetched. */
  recall: (outcome: Failure) => Promise<Pick<SessionState, 'status' | 'user' | 'failure'>>;
}

const keys = {
  token: 'kronos.token',
  user: 'kronos.user',
  returnKey: 'kronos.return_key',
  instance: 'kronos.instance',
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session (spec §4 "Session"): sign-in, restore, expiry, sign-out. */
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

  /** False once another tab has started a session after this one: the browser's storage then has that one. */
  const ownsStorage = () => [null, token].includes(storage.read(keys.token));

  /** Removes the user, here and in the browser's storage. */
  const leave = (notice: SessionState['notice']) => {
    if (ownsStorage()) {
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

  /** Ends a session that the server refused. An impersonating admin returns to their own. */
  const end = () => {
    const own = ownsStorage() ? takeOwn(storage) : null;
    leave('expired');
    if (own !== null) store.resume(own);
  };

  /** Starts a session, or continues it if the same user has signed in again. */
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

  const updateUser = (user: User) => {
    isRecalled = false;
    storage.writeObject(keys.user, user);
    // An unchanged user would render the whole frame again.
    const isNews = JSON.stringify(state.user) !== JSON.stringify(user);
    Object.assign(state, { status: 'signed-in', ...(isNews && { user }) });
  };

  const store = {
    state,
    /** The bearer token of the next request. */
    token: () => (state.isExpired ? null : token),

    /** Whether the browser's storage has this session: no longer once it has ended, even in another tab. */
    isKept: () => token !== null && storage.read(keys.token) === token,

    /** Fetches the user of a stored token. A 401 signs out; any other failure can be retried. */
    async restore() {
      if (token === null) return;
      const asked = token;
      Object.assign(state, { status: 'restoring', failure: undefined });
      const outcome = await api.session.user();
      // Signed out or expired while waiting.
      if (asked !== token || outcome.kind === 'aborted') return;
      if (outcome.kind === 'ok') updateUser(outcome.data);
      else if (outcome.kind === 'http-error' && outcome.status === 401) end();
      else {
        const found = await recall(outcome);
        if (asked !== token) return;
        isRecalled = found.status === 'signed-in';
        Object.assign(state, found);
      }
    },

    /** True while the user is that of the last visit, without confirmation by the server. */
    isRecalled: () => isRecalled,
    /** Updates the user with a response of the server. */
    updateUser,

    /**
     * Signs in; returns the outcome, so that the form can show each message at its field, or ask for the account's
     * second factor.
     */
    async signIn(credentials: Credentials) {
      const outcome = await api.session.login({ body: credentials });
      if (outcome.kind === 'ok' && !('second_factor' in outcome.data)) enter(outcome.data);
      return outcome;
    },

    /** Applies a change that the user has just made to their own account. */
    amend: (change: Partial<User>) => void (state.user && Object.assign(state.user, change)),

    /** Ends the session on the server, then here. Without a response it still ends here, with a notice. */
    async signOut() {
      if (state.isExpired) return leave('signed-out');
      if (token === null) return;
      const outcome = await api.session.logout();
      leave(outcome.kind === 'no-response' ? 'signed-out-here' : 'signed-out');
    },

    enter,

    /** Called when the admin has closed the message about the end of the impersonation. */
    forgetWasAs: () => void (state.impersonatedName = undefined),

    /** Continues with a stored session. */
    resume(kept: string) {
      token = kept;
      storage.write(keys.token, token);
      void store.restore();
    },

    /** Called when the user does not sign in again on this page. */
    abandon: () => leave('expired'),

    /** Called when the server refused this token: the session has ended. The page stays. */
    expire(refused: string) {
      if (refused !== store.token() || state.status !== 'signed-in') return;
      // An impersonating admin has no password of that account; in a recalled visit nothing has been typed yet.
      if (isRecalled || (ownsStorage() && returnKeyIn(storage) !== null)) return end();
      if (ownsStorage()) storage.remove(keys.token);
      state.isExpired = true;
    },
  };
  return store;
}
