import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { ProductAdministration } from '../domain/products/administration.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of products, for admins (spec §7 "Products"). */
export function adminProductsHandlers({
  productAdministration: products,
  audit,
}: {
  productAdministration: ProductAdministration;
  audit: Audit;
}): Handlers<Contract, RequestContext>['adminProducts'] {
  return {
    list: ({ query }) => products.list(query),
    export: ({ query }) => products.export(query),
    one: ({ params }) => products.find(params.id),
    create: async ({ body }) => ({ success: true, id: await products.create(body) }),
    async update({ params, query, body }) {
      await products.update(params.id, body, query.based_on);
      return { success: true };
    },
    bulk: bulkHandler(audit, { archive: (id) => products.archive(id), restore: (id) => products.restore(id) }),
    duplicate: async ({ params }) => ({ success: true, id: await products.duplicate(params.id) }),
    async archive({ params }) {
      await products.archive(params.id);
      return { success: true };
    },
    async restore({ params }) {
      await products.restore(params.id);
      return { success: true };
    },
  };
}
