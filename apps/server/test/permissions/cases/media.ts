import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';
import { ownersServer } from './servers.ts';

/** The body of each call; calls to a server that is not running are refused. */
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

const stopped = async (stage: Stage): Promise<Cell> => ({ ...(await ownersServer(stage)), status: 409 });

export const mediaCases: Cases = {
  ...Object.fromEntries(Object.keys(bodies).map((name) => [`customerMedia.${name}`, ofStopped(name)])),
  'customerMedia.libraries': stopped,
  'customerMedia.invites': stopped,
  'customerLibraryPaths.list': stopped,
  'customerLibraryPaths.inject': async (stage) => ({ ...(await stopped(stage)), body: { library_paths: [4711] } }),
  'customerLibraryPaths.eject': async (stage) => {
    const { params } = await ownersServer(stage);
    return { params: { ...params, path: 4711 }, body: {}, status: 409 };
  },
  'customerLibraryPaths.syncLibraries': stopped,
};
