import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';

const draft = () => ({ host: `registry-${freshNumber()}.example.com`, username: 'kronos', password: 'a-token' });
const aRegistry = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.registries.create(draft()) },
});

export const dockerCases: Cases = {
  'adminEngineDefaults.save': () => ({ body: { stop_seconds: 45 } }),
  'adminRegistries.one': aRegistry,
  'adminRegistries.create': () => ({ body: draft() }),
  'adminRegistries.update': async (stage) => ({ ...(await aRegistry(stage)), body: draft() }),
  'adminRegistries.remove': aRegistry,
};
