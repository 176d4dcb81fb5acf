import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { type Loadable, settle } from './loadable.ts';

export type PasswordLink = ResponseOf<Contract['passwords']['look']>;

const leadsNowhere: { kind: 'ok'; data: PasswordLink } = { kind: 'ok', data: { state: 'unknown', email: null } };

interface Deps {
  api: Pick<Client<Contract>, 'passwords'>;
  now: () => number;
  /** The token in the link of the mail. */
  token: string;
}

/** The link of a password mail: its state, and its single use. */
export function createPasswordLinkStore({ api, now, token }: Deps) {
  const state = proxy<{ link: Loadable<PasswordLink> }>({ link: { status: 'idle' } });

  const look = async (): Promise<void> => {
    if (state.link.status !== 'ready') state.link = { status: 'loading' };
    const outcome = await api.passwords.look({ body: { token } });
    // A malformed token is refused as invalid input.
    const isNone = outcome.kind === 'http-error' && outcome.status === 422;
    state.link = settle(state.link, isNone ? leadsNowhere : outcome, now());
  };

  return {
    state,
    look,
    /** Sets the password. If the link is no longer valid, the state shows that afterwards. */
    async set(password: string) {
      const outcome = await api.passwords.set({ body: { token, password } });
      if (outcome.kind === 'http-error' && (outcome.status === 404 || outcome.status === 409)) await look();
      return outcome;
    },
  };
}
