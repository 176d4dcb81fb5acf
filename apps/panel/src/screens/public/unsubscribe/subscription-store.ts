import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { type Loadable, settle } from '../../../stores/loadable.ts';

type Subscription = ResponseOf<Contract['mailSubscription']['look']>;

const leadsNowhere = { kind: 'ok' as const, data: null };

interface Deps {
  api: Pick<Client<Contract>, 'mailSubscription'>;
  now: () => number;
  /** The token in the link of the mail. */
  token: string;
}

/** Whether the person of a link gets news by mail. Looking changes nothing: mail scanners open links, too. */
export function createSubscriptionStore({ api, now, token }: Deps) {
  const state = proxy<{ link: Loadable<Subscription | null>; hasChosen: boolean }>({
    /** Null leads nowhere. */
    link: { status: 'loading' },
    hasChosen: false,
  });

  return {
    state,
    /** A link that could not be looked up stays so until the next attempt has an answer. */
    async look(): Promise<void> {
      const outcome = token === '' ? leadsNowhere : await api.mailSubscription.look({ body: { token } });
      // A malformed token is refused as invalid input.
      const isNone = outcome.kind === 'http-error' && (outcome.status === 404 || outcome.status === 422);
      state.link = settle(state.link, isNone ? leadsNowhere : outcome, now());
    },
    /** Subscribes or unsubscribes the person. */
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
