import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { type Loadable, settle } from '../../../stores/loadable.ts';

type Subscription = ResponseOf<Contract['mailSubscription']['look']>;

const leadsNowhere = { kind: 'ok' as const, data: null };

interface Deps {
  api: Pick<Client<Contract>, 'mailSubscription'>;
  now: () => number;
  /** The token in the link from the mail. */
  token: string;
}

/** Whether the recipient of a link gets news by mail. Reading it changes nothing: mail scanners open links too. */
export function createSubscriptionStore({ api, now, token }: Deps) {
  const state = proxy<{ link: Loadable<Subscription | null>; hasChosen: boolean }>({
    /** The data is null if the link is not valid. */
    link: { status: 'loading' },
    hasChosen: false,
  });

  return {
    state,
    /** Looks the link up. A failure stays in the state until the next attempt has a response. */
    async look(): Promise<void> {
      const outcome = token === '' ? leadsNowhere : await api.mailSubscription.look({ body: { token } });
      // A malformed token is refused as invalid input.
      const isNone = outcome.kind === 'http-error' && (outcome.status === 404 || outcome.status === 422);
      state.link = settle(state.link, isNone ? leadsNowhere : outcome, now());
    },
    /** Subscribes or unsubscribes the recipient. */
    async choose(wants_news: boolean) {
      const outcome = await api.mailSubscription.choose({ body: { token, wants_news } });
      if (outcome.kind === 'ok' && state.link.status === 'ready' && state.link.data) {
        state.link.data.wants_news = wants_news;
        state.hasChosen = true;
      }
      if (outcome.kind === 'http-error' && outcome.status === 404) state.link = settle(state.link, leadsNowhere, now());
      return outcome;
    },
  };
}
