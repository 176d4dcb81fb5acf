import { testPassword } from '../../support/client.ts';
import type { Stage } from '../callers.ts';
import { type Cases, mark } from './cell.ts';
import { aNode } from './nodes.ts';

let guests = 0;
const stranger = () => ({ name: 'Stranger', email: `stranger${++guests}@matrix.test` });

/** Creates a product for each call: a hostile call may have changed existing ones. */
async function openProduct({ services }: Stage): Promise<number> {
  const product = { name: 'Trial', type: 'plex', image: 'kronos/plex', isOfferedForTrial: true } as const;
  return (await services.products.add(product)).id;
}

/** Returns the key of an unused invitation of the owner. */
async function inviteKey({ services, person, secrets }: Stage): Promise<string> {
  await services.settings.set('user_invite_keys', true);
  const key = await services.invitations.make({ inviterId: person('owner').id, productIds: [] });
  secrets.push(key);
  return key;
}

async function trialWish(stage: Stage) {
  await stage.services.settings.set('user_request_trial', true);
  return { ...stranger(), product_id: await openProduct(stage), type: 'plex' as const, note: mark };
}

async function openTrial(stage: Stage): Promise<number> {
  await stage.services.trials.request(await trialWish(stage));
  const query = { page: 1, per_page: 1, q: '', sort: 'created_at', direction: 'desc' } as const;
  return (await stage.services.trials.list(query)).data[0]!.id;
}

/** The calls of new users: invitations and trials. */
export const joiningCases: Cases = {
  'invitations.verify': async (stage) => ({ body: { key: await inviteKey(stage) } }),
  'invitations.accept': async (stage) => ({
    body: { key: await inviteKey(stage), ...stranger(), password: testPassword, products: [] },
  }),
  'trials.offer': async (stage) => {
    await trialWish(stage);
    return {};
  },
  'trials.request': async (stage) => ({ body: await trialWish(stage) }),
  'adminTrials.one': async (stage) => ({ params: { id: await openTrial(stage) } }),
  'adminTrials.approve': async (stage) => ({
    params: { id: await openTrial(stage) },
    body: { product_id: await openProduct(stage), days: 7, node_id: (await aNode(stage)).id },
  }),
  'adminTrials.decline': async (stage) => ({ params: { id: await openTrial(stage) }, body: { reason: 'No.' } }),
  'adminTrials.declineMany': async (stage) => ({ body: { ids: [await openTrial(stage)], reason: 'No.' } }),
};
