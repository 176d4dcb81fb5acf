import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type Contract,
  limitsOf,
  type ParsedOf,
  type Product,
  type ProductChange,
  type ProductDraft,
  type ProductLimits,
} from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { products, servers } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { GlobalValues } from '../globals/global-values.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { limitsOfProduct, type NewProduct, type ProductRow, type Products } from './products.ts';

type Filter = ParsedOf<Contract['adminProducts']['export']>['query'];

export type ProductAdministration = ReturnType<typeof createProductAdministration>;

/** The administration of products; admins' open lists are notified after the commit. */
export function createProductAdministration(deps: {
  db: Database;
  clock: Clock;
  products: Products;
  events: Events;
  audit: Audit;
  globalValues: Pick<GlobalValues, 'refuseUnknown'>;
}) {
  const { db, clock, events, audit, globalValues } = deps;

  /** Counts the servers of a product. */
  const made = () => db.current.$count(servers, eq(servers.productId, products.id));
  const views = () => db.current.select({ product: products, servers: made() }).from(products);
  type View = Awaited<ReturnType<typeof views>>[number];
  const lock = async (id: number): Promise<ProductRow | undefined> => {
    const [row] = await db.current.select().from(products).where(eq(products.id, id)).for('update');
    return row;
  };
  /** Refuses an environment that refers to an unknown global variable. */
  const refuseUnknown = ({ env = [] }: Pick<NewProduct, 'env'>) => globalValues.refuseUnknown('env', env);
  const { create, change, versionOf } = crud<ProductRow, NewProduct, Partial<ProductRow>>(
    { db, audit, tell: () => events.emit('admin', 'products-changed', {}) },
    {
      table: products,
      noun,
      read: lock,
      async insert(product) {
        await refuseUnknown(product);
        return deps.products.add(product);
      },
      async update(id, values) {
        await refuseUnknown(values);
        await db.current.update(products).set(values).where(eq(products.id, id));
      },
      nameOf: ({ name }) => name,
    },
  );

  return {
    async find(id: number): Promise<{ data: Product; version: string }> {
      const [row] = await views().where(eq(products.id, id));
      const view = found(noun, row);
      return { data: present(view), version: versionOf(view.product) };
    },
    ...listOf<Filter['sort'], Filter, View, Product>(db, {
      from: products,
      views,
      search: [products.name, products.text],
      sort: { name: sql`lower(${products.name})`, created_at: products.createdAt, servers: made() },
      filter: matching,
      present,
    }),
    create: ({ category, type, ...draft }: ProductDraft): Promise<number> =>
      create({ category, type, ...valuesOf(draft, { category, type }) }),
    update: (id: number, draft: ProductChange, basedOn?: string): Promise<void> =>
      change(id, (row) => valuesOf(draft, row), basedOn),
    /** Creates a copy, hidden until an admin has reviewed it. */
    duplicate: (id: number): Promise<number> =>
      db.transaction(async () => {
        const { id: _, createdAt: __, ...row } = found(noun, await lock(id));
        return create({ ...row, name: copyName(row.name), visibility: 'hidden', archivedAt: null });
      }),
    archive: (id: number): Promise<void> => change(id, ({ archivedAt }) => ({ archivedAt: archivedAt ?? clock.now() })),
    restore: (id: number): Promise<void> => change(id, () => ({ archivedAt: null })),
  };
}

const noun = 'product';

const matching = ({ category, type, archived }: Filter): SQL | undefined =>
  and(
    archived === 'only' ? isNotNull(products.archivedAt) : undefined,
    archived === undefined ? isNull(products.archivedAt) : undefined,
    category && eq(products.category, category),
    type && eq(products.type, type),
  );

const longestName = 120;
const copyName = (name: string) => `Copy of ${name}`.slice(0, longestName);

/** Returns the values of a draft: only the limits of its type; image, environment and trial offers only for servers. */
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
    env: isServer ? draft.env : [],
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
  env: product.env,
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
