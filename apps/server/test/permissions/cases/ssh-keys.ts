import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';

const draft = () => ({ name: `key ${freshNumber()}`, origin: 'new' as const });
const aKey = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.sshKeyRecords.create(draft()) },
});

export const sshKeyCases: Cases = {
  'adminSshKeys.one': aKey,
  'adminSshKeys.create': () => ({ body: draft() }),
  'adminSshKeys.update': async (stage) => ({ ...(await aKey(stage)), body: { name: `renamed ${freshNumber()}` } }),
  'adminSshKeys.remove': aKey,
};
