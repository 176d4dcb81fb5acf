import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { type Loadable, settle } from './loadable.ts';

export type PasswordLink = ResponseOf<Contract['passwords']['look']>;

const leadsNowhere: { kind: 'ok'; data: PasswordLink } = { kind: 'ok', data: { state: 'unknown', email: null } };

interface Deps {
  api: Pick<Client<Contract>, 'passwords'>;
  now: () => number;
  /** What stands in the address of the mail. */
  token: string;
}

/** The link of a mail that sets a new password: whether it opens, and using it once. */
export function createPasswordLinkStore({ api, now, token }: Deps) {
  const state = proxy<{ link: Loadable<PasswordLink> }>({ link: { status: 'idle' } });

  const look = async (): Promise<void> => {
    if (state.link.status !== 'ready') state.link = { status: 'loading' };
    const outcome = await api.passwords.look({ body: { token } });
    // What cannot be a token at all is refused as input.
    const isNone = outcome.kind === 'http-error' && outcome.status === 422;
    state.link = settle(state.link, isNone ? leadsNowhere : outcome, now());
  };

  return {
    state,
    look,
    /** Sets the password. When the link opens no more, the state says so afterwards. */
    async set(password: string) {
      const outcome = await api.passwords.set({ body: { token, password } });
      if (outcome.kind === 'http-error' && (outcome.status === 404 || outcome.status === 409)) await look();
      return outcome;
    },
  };
}
