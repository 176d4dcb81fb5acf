import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { Placement } from '../domain/placement/placement.ts';
import { makesServer, presentOffer, presentTrialOffer, type Products } from '../domain/products/products.ts';
import type { TrialDecisions } from '../domain/trials/decisions.ts';
import { presentTrial } from '../domain/trials/present.ts';
import type { Trials } from '../domain/trials/trials.ts';
import type { Users } from '../domain/users/users.ts';
import type { GuestLimits } from '../http/guest-limits.ts';
import { pageFrom } from '../domain/paging.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of trial requests. */
export function trialsHandlers({
  trials,
  guestLimits,
}: {
  trials: Trials;
  guestLimits: GuestLimits;
}): Handlers<Contract, RequestContext>['trials'] {
  return {
    offer: async ({ query }) => pageFrom((await trials.offered()).map(presentTrialOffer), query),
    async request({ body }, { ip }) {
      await guestLimits.trial(ip, body.email);
      await trials.request(body);
      return { success: true };
    },
  };
}

/** Handlers of decisions about trials. */
export function adminTrialsHandlers(deps: {
  trials: Trials;
  trialDecisions: TrialDecisions;
  products: Products;
  placement: Placement;
  users: Users;
}): Handlers<Contract, RequestContext>['adminTrials'] {
  const { trials, trialDecisions, products, placement, users } = deps;
  const found = async (id: number) => {
    const view = await trials.find(id);
    if (!view) throw notFound('request');
    return view;
  };
  const decided = async (id: number) => ({ success: true as const, data: presentTrial(await found(id)) });

  return {
    list: ({ query }) => trials.list(query),
    export: ({ query }) => trials.export(query),
    async one({ params }) {
      const view = await found(params.id);
      const [history, account, live, [asked]] = await Promise.all([
        trials.history(view.trial),
        users.findByEmail(view.trial.email),
        products.listLive(),
        products.pickLive([view.trial.productId]),
      ]);
      const nodes = await placement.places(account ?? null, asked ?? null);
      return {
        data: presentTrial(view),
        history,
        account: account
          ? { id: account.id, name: account.name, is_staff: account.isAdmin || account.isModerator }
          : null,
        products: live
          .filter(makesServer)
          .map((product) => ({ ...presentTrialOffer(product), has_image: product.image !== null })),
        nodes,
      };
    },
    async approve({ params, body }, { session }) {
      await trialDecisions.approve(params.id, body, session.user);
      return decided(params.id);
    },
    async decline({ params, body }, { session }) {
      await trialDecisions.decline(params.id, body.reason, session.user);
      return decided(params.id);
    },
    async declineMany({ body }, { session }) {
      const declined = await trialDecisions.declineMany(body.ids, body.reason, session.user);
      return { success: true, declined };
    },
    settings: async () => ({
      trials: await trials.listNewest(),
      products: (await products.listLive()).map((product) => ({
        ...presentOffer(product),
        trial_days: product.trialDays,
        is_offered: product.isOfferedForTrial,
      })),
    }),
  };
}
