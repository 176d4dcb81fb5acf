import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';
import { ownersServer } from './servers.ts';

/** How each call is made; of a server that does not run they are refused. */
const bodies: Record<string, () => object> = {
  claim: () => ({ email: 'customer@kronos.test', password: 'customer' }),
  scan: () => ({}),
  stopScan: () => ({}),
  invitePlex: () => ({ email: `guest-${freshNumber()}@kronos.test` }),
  inviteEmby: () => ({ username: `Guest ${freshNumber()}` }),
  connectEmby: () => ({ email: `guest-${freshNumber()}@kronos.test` }),
  inviteJellyfin: () => ({ username: `Guest ${freshNumber()}`, password: 'Quiet-Engine-5' }),
  changeInvite: () => ({ libraries: ['Films'] }),
  removeInvite: () => ({}),
};

const ofStopped =
  (name: string) =>
  async (stage: Stage): Promise<Cell> => {
    const { params } = await ownersServer(stage);
    const invite = /^(change|remove)/.test(name) && { invite: '4711' };
    return { params: { ...params, ...invite }, body: bodies[name]!(), status: 409 };
  };

export const mediaCases: Cases = {
  ...Object.fromEntries(Object.keys(bodies).map((name) => [`customerMedia.${name}`, ofStopped(name)])),
  'customerMedia.libraries': async (stage) => ({ ...(await ownersServer(stage)), status: 409 }),
  'customerMedia.invites': async (stage) => ({ ...(await ownersServer(stage)), status: 409 }),
};
