import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark, several } from './cell.ts';
import { aNode } from './nodes.ts';

const change = { name: mark, limits: { streams: 2 }, visibility: 'hidden' } as const;

async function aProduct({ services }: Stage): Promise<Cell> {
  return { params: { id: (await services.products.add({ name: mark, type: 'plex', visibility: 'hidden' })).id } };
}

/** Returns a user without servers and a deployable product. */
async function deployable({ services, person }: Stage) {
  const { id } = await services.products.add({
    name: 'Server',
    type: 'plex',
    image: 'kronos/plex',
    visibility: 'hidden',
  });
  return { owner_id: person('other').id, product_id: id };
}

/** The calls about products and deployments. */
export const productCases: Cases = {
  'adminProducts.one': aProduct,
  'adminProducts.create': () => ({ body: { ...change, category: 'server', type: 'plex' } }),
  'adminProducts.update': async (stage) => ({ ...(await aProduct(stage)), body: change }),
  'adminProducts.bulk': several(aProduct, 'archive'),
  'adminProducts.duplicate': aProduct,
  'adminProducts.archive': aProduct,
  'adminProducts.restore': aProduct,
  'adminServers.places': async (stage) => {
    const { owner_id, product_id } = await deployable(stage);
    return { query: { owner_id: String(owner_id), product_id: String(product_id) } };
  },
  'adminServers.deploy': async (stage) => ({
    body: {
      ...(await deployable(stage)),
      name: `deployed ${freshNumber()}`,
      node_id: (await aNode(stage)).id,
    },
  }),
};
