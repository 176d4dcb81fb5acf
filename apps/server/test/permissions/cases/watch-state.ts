import type { Stage } from '../callers.ts';
import type { Cases, Cell, Prepare } from './cell.ts';
import { ownersServer } from './servers.ts';

const steps = { changes: [{ id: '1', mark: 'watched', position_ms: null }] } as const;

/** Calls about the owner's servers, which are not running; they are hidden from everyone who may not change them. */
const ofServers =
  (hasSource: boolean): Prepare =>
  async (stage, caller): Promise<Cell> => {
    const target = Number((await ownersServer(stage)).params!['id']);
    const source = Number((await ownersServer(stage)).params!['id']);
    const mayChange = caller === 'owner' || caller === 'admin';
    return { body: { target, ...(hasSource ? { source } : steps) }, status: mayChange ? 409 : 404 };
  };

/** The calls about the watch state. */
export const watchStateCases: Cases = {
  'customerWatchState.compare': ofServers(true),
  'customerWatchState.apply': ofServers(false),
};

const aPlex = async ({ media, person }: Stage) => (await media.claimed(person('owner').id, 'plex')).id;

/** Calls that succeed on running media servers. */
export const watchStateCalls = {
  compare: async (stage: Stage): Promise<Cell> => ({
    body: { source: await aPlex(stage), target: await aPlex(stage) },
  }),
  apply: async (stage: Stage): Promise<Cell> => ({ body: { target: await aPlex(stage), ...steps } }),
};
