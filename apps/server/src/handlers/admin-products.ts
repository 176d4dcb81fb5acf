import type { Contract, Handlers } from '@kronos/api/contract';
import type { ProductAdministration } from '../domain/products/administration.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of products, for admins (spec §7 "Products"). */
export function adminProductsHandlers({
  productAdministration: products,
}: {
  productAdministration: ProductAdministration;
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
