import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';

const draft = () => ({ name: `MARK_${freshNumber()}`, value: 'x', is_secret: false });
const aGlobal = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.globalVariables.create(draft()) },
});

export const globalCases: Cases = {
  'adminGlobals.one': aGlobal,
  'adminGlobals.create': () => ({ body: draft() }),
  'adminGlobals.update': async (stage) => ({ ...(await aGlobal(stage)), body: draft() }),
  'adminGlobals.remove': aGlobal,
};
