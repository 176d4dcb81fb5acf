import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type Contract,
  exportLimit,
  limitsOf,
  type ParsedOf,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductLimits,
} from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { products, servers } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { defaultPerPage, orderOf, pageMetaOf, pageOf } from '../paging.ts';
import type { Settings } from '../settings/settings.ts';
import { search } from '../text-match.ts';
import { limitsOfProduct, type ProductRow, type Products } from './products.ts';

type ListQuery = ParsedOf<Contract['adminProducts']['list']>['query'];
type Filter = ParsedOf<Contract['adminProducts']['export']>['query'];

export type ProductAdministration = ReturnType<typeof createProductAdministration>;

/** Where admins say what is sold; every admin's open list is told with the commit. */
export function createProductAdministration(deps: {
  db: Database;
  clock: Clock;
  products: Products;
  settings: Settings;
  events: Events;
  audit: Audit;
}) {
  const { db, clock, settings, events, audit } = deps;

  /** Of one product how many servers were made. */
  const made = () => db.current.$count(servers, eq(servers.productId, products.id));
  const views = () => db.current.select({ product: products, servers: made() }).from(products);
  const rows = (filter: Filter) =>
    views()
      .where(matching(filter))
      .orderBy(
        ...orderOf(
          { name: sql`lower(${products.name})`, created_at: products.createdAt, servers: made() },
          filter,
          products.id,
        ),
      );
  const countOf = (filter: Filter) => db.current.$count(products, matching(filter));
  const find = async (id: number): Promise<Product> => {
    const [view] = await views().where(eq(products.id, id));
    if (!view) throw new AppError('not-found', missing);
    return present(view);
  };
  const lock = async (id: number): Promise<ProductRow> => {
    const [row] = await db.current.select().from(products).where(eq(products.id, id)).for('update');
    if (!row) throw new AppError('not-found', missing);
    return row;
  };
  const tell = async () => events.emit('admin', { tenant: await settings.tenant() }, 'products-changed', {});
  const add = async (values: Parameters<Products['add']>[0]): Promise<number> => {
    const { id, name } = await deps.products.add(values);
    await audit.write({ target: { kind: 'product', id, name }, after: values });
    await tell();
    return id;
  };
  const change = (id: number, values: (row: ProductRow) => Partial<ProductRow>): Promise<void> =>
    db.transaction(async () => {
      const before = await lock(id);
      const after = values(before);
      await db.current.update(products).set(after).where(eq(products.id, id));
      const touched = Object.keys(after);
      await audit.write({
        target: { kind: 'product', id, name: after.name ?? before.name },
        before: Object.fromEntries(Object.entries(before).filter(([key]) => touched.includes(key))),
        after,
      });
      await tell();
    });

  return {
    find,
    async list(query: ListQuery) {
      const page = pageOf(query, defaultPerPage);
      const [data, total] = await Promise.all([rows(query).limit(page.limit).offset(page.offset), countOf(query)]);
      return { data: data.map(present), meta: pageMetaOf(page, total) };
    },
    /** All that a filter leaves, up to the limit of an export. */
    async export(filter: Filter) {
      const [data, total] = await Promise.all([rows(filter).limit(exportLimit), countOf(filter)]);
      return { data: data.map(present), meta: { total } };
    },
    create: ({ category, type, ...draft }: ProductDraft): Promise<number> =>
      db.transaction(() => add({ category, type, ...valuesOf(draft, { category, type }) })),
    update: (id: number, draft: ProductChange): Promise<void> => change(id, (row) => valuesOf(draft, row)),
    /** A copy that nobody sees until it has been looked at. */
    duplicate: (id: number): Promise<number> =>
      db.transaction(async () => {
        const { id: _, createdAt: __, ...row } = await lock(id);
        return add({ ...row, name: copyName(row.name), visibility: 'hidden', archivedAt: null });
      }),
    archive: (id: number): Promise<void> => change(id, ({ archivedAt }) => ({ archivedAt: archivedAt ?? clock.now() })),
    restore: (id: number): Promise<void> => change(id, () => ({ archivedAt: null })),
  };
}

const missing = 'There is no such product.';

const matching = ({ q, category, type, archived }: Filter): SQL | undefined =>
  and(
    archived === 'only' ? isNotNull(products.archivedAt) : undefined,
    archived === undefined ? isNull(products.archivedAt) : undefined,
    category && eq(products.category, category),
    type && eq(products.type, type),
    search(q, [products.name, products.text]),
  );

const longestName = 120;
const copyName = (name: string) => `Copy of ${name}`.slice(0, longestName);

/** What a draft means for its kind: of the limits those that the type has, and only servers run something and are tried. */
function valuesOf(
  draft: ProductChange,
  { category, type }: Pick<ProductRow, 'category' | 'type'>,
): Omit<ProductRow, 'id' | 'category' | 'type' | 'archivedAt' | 'createdAt'> {
  const isServer = category === 'server';
  const kept: readonly string[] = limitsOf[type];
  const limits: Partial<ProductLimits> = Object.fromEntries(
    Object.entries(draft.limits).filter(([name, value]) => value !== null && kept.includes(name)),
  );
  return {
    name: draft.name,
    text: draft.text,
    image: isServer ? draft.image : null,
    limits,
    trialDays: draft.trial_days,
    isOfferedForTrial: isServer && draft.is_offered_for_trial,
    visibility: draft.visibility,
    billingId: draft.billing_id,
    stock: draft.stock,
    currency: draft.currency,
    prices: draft.prices,
  };
}

const present = ({ product, servers }: { product: ProductRow; servers: number }): Product => ({
  id: product.id,
  category: product.category,
  type: product.type,
  name: product.name,
  text: product.text,
  image: product.image,
  limits: limitsOfProduct(product),
  trial_days: product.trialDays,
  is_offered_for_trial: product.isOfferedForTrial,
  visibility: product.visibility,
  billing_id: product.billingId,
  stock: product.stock,
  currency: product.currency,
  prices: product.prices,
  servers,
  archived_at: product.archivedAt?.toISOString() ?? null,
  created_at: product.createdAt.toISOString(),
});
