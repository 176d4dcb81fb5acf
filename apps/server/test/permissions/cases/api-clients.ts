import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark } from './cell.ts';

const change = { name: mark, scopes: ['users:read' as const] };
const draft = { ...change, reseller_id: null, days: null };

/** Adds a client that acts as the admin. */
export async function anApiClient({ services, person, keep }: Stage): Promise<Cell> {
  const { id, key } = await services.apiClients.create(person('admin'), draft);
  keep(key);
  return { params: { id } };
}
const itsChange = async (stage: Stage): Promise<Cell> => ({ ...(await anApiClient(stage)), body: change });

export const apiClientCases: Cases = {
  'adminApiClients.create': () => ({ body: draft }),
  'adminApiClients.update': itsChange,
  'adminApiClients.renew': anApiClient,
  'adminApiClients.remove': anApiClient,
};
