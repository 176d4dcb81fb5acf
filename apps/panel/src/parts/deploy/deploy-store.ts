import type { Contract, RequestOf } from '@kronos/api/contract';
import { adminProducts } from '@kronos/api/routes/admin-products';
import { adminServers } from '@kronos/api/routes/admin-servers';
import { adminUsers } from '@kronos/api/routes/admin-users';
import type { LoadOptions } from '@kronos/ui/ComboBox';
import type { Translate } from '../../messages/create-messages.ts';
import { everyPage } from '../../stores/every-page.ts';
import { dataOf } from '../../stores/data-of.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { stockText } from './stock-text.ts';

type Order = RequestOf<Contract['adminServers']['deploy']>['body'];

export type DeployStore = ReturnType<typeof createDeployStore>;

/** Deploys servers of products for any user: finds both, and the suitable nodes. */
export function createDeployStore(deps: StoreDeps) {
  const { notices, signal } = deps;
  const api = deps.api.extend({ adminServers, adminProducts, adminUsers });
  const found = { per_page: 20, sort: 'name', direction: 'asc' } as const;

  const findOwners: LoadOptions = async (q, asking) => {
    const users = dataOf(await api.adminUsers.list({ query: { ...found, q } }, { signal: asking }));
    return users.data
      .filter(({ parent }) => parent === null)
      .map(({ id, name, email }) => ({ id: String(id), label: name, description: email }));
  };
  /** The products that a server can be deployed from, with the remaining stock of each. */
  const findProducts =
    (t: Translate): LoadOptions =>
    async (q, asking) => {
      const query = { ...found, q, category: 'server' } as const;
      const products = dataOf(await api.adminProducts.list({ query }, { signal: asking }));
      return products.data
        .filter(({ image }) => image !== null)
        .map(({ id, name, text, stock }) => ({
          id: String(id),
          label: name,
          description: [stockText(stock, t), text].filter(Boolean).join(' · '),
          isDisabled: stock === 0,
        }));
    };

  return {
    findOwners,
    findProducts,
    places: (owner_id: number, product_id: number) =>
      everyPage((query) => api.adminServers.places({ query: { ...query, owner_id, product_id } }, { signal })),
    async deploy(body: Order & { name: string }) {
      const outcome = await api.adminServers.deploy({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('deploy.done', { name: body.name }));
      return outcome;
    },
  };
}
