import type { Client, HttpError, NoResponse } from '@kronos/api';
import type { Contract, RequestOf, User } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Storage } from '../storage/create-storage.ts';
import type { Phrase } from './notices.ts';

export type Credentials = RequestOf<Contract['session']['login']>['body'];

export interface SessionState {
  /** `unknown`: a token is there, but the user could not be fetched; `failure` says why. */
  status: 'restoring' | 'guest' | 'signed-in' | 'unknown';
  user: User | null;
  /** Where the last sign-in asks to go (spec §2, `redirect_url`). */
  landing: string | undefined;
  /** What the sign-in page has to say first. */
  notice: 'signed-out' | 'signed-out-here' | 'expired' | undefined;
  failure: { title: Phrase; text: Phrase } | undefined;
  /** Selects the brand of the sign-in page; outlives a sign-out (spec §2). */
  instance: string | undefined;
}

interface Deps {
  api: Pick<Client<Contract>, 'session'>;
  storage: Storage;
  /** `instance` of the address that the page was opened with. */
  instance?: string | undefined;
}

const keys = {
  token: 'kronos.token',
  user: 'kronos.user',
  returnKey: 'kronos.return_key',
  instance: 'kronos.instance',
};

/** Who is here (spec §4 "Session"): sign-in, restore, expiry, sign-out. */
export function createSessionStore({ api, storage, instance }: Deps) {
  if (instance) storage.write(keys.instance, instance);
  let token = storage.read(keys.token);
  const state = proxy<SessionState>({
    status: token === null ? 'guest' : 'restoring',
    user: null,
    landing: undefined,
    notice: undefined,
    failure: undefined,
    instance: instance ?? storage.read(keys.instance) ?? undefined,
  });

  /** Forgets the person, here and in the browser's storage. */
  const leave = (notice: SessionState['notice']) => {
    token = null;
    for (const key of [keys.token, keys.user, keys.returnKey]) storage.remove(key);
    Object.assign(state, { status: 'guest', user: null, landing: undefined, failure: undefined, notice });
  };

  return {
    state,
    /** The bearer of the next request. */
    token: () => token,

    /** Fetches the user of a kept token. A 401 signs out; anything else that is no user can be tried again. */
    async restore() {
      if (token === null) return;
      const asked = token;
      Object.assign(state, { status: 'restoring', failure: undefined });
      const outcome = await api.session.user();
      // Signed out, or expired, while waiting.
      if (asked !== token || outcome.kind === 'aborted') return;
      if (outcome.kind === 'ok') {
        storage.writeObject(keys.user, outcome.data);
        Object.assign(state, { status: 'signed-in', user: outcome.data });
      } else if (outcome.kind === 'http-error' && outcome.status === 401) leave('expired');
      else Object.assign(state, { status: 'unknown', failure: failureOf(outcome) });
    },

    /** Signs in; the answer is the outcome, so that the form can show each text where it belongs. */
    async signIn(credentials: Credentials) {
      const outcome = await api.session.login({ body: credentials });
      if (outcome.kind !== 'ok') return outcome;
      const { user, return_key, redirect_url } = outcome.data;
      token = outcome.data.token;
      storage.write(keys.token, token);
      storage.writeObject(keys.user, user);
      if (return_key !== undefined) storage.write(keys.returnKey, return_key);
      Object.assign(state, { status: 'signed-in', user, landing: redirect_url, notice: undefined, failure: undefined });
      return outcome;
    },

    /** Ends the session at the server, then here. Without an answer it still ends here, and says so. */
    async signOut() {
      if (token === null) return;
      const outcome = await api.session.logout();
      leave(outcome.kind === 'no-response' ? 'signed-out-here' : 'signed-out');
    },

    /** The server refused this bearer: the session is over, whoever ended it. */
    expire(refused: string) {
      if (refused === token && state.status === 'signed-in') leave('expired');
    },
  };
}

/** The words of spec §8 for a user fetch that failed without a status, else the server's. */
function failureOf(outcome: HttpError | NoResponse | { kind: 'bad-body' }): SessionState['failure'] {
  if (outcome.kind === 'http-error') {
    const { message } = outcome;
    return { title: (t) => t('shell.whoops'), text: () => message };
  }
  return { title: (t) => t('shell.session.failed.title'), text: (t) => t('shell.session.failed.text') };
}
