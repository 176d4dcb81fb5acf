import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Offer, type ProductLimits, type ServerType, serverTypes, type TrialOffer } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type NewProduct = Omit<typeof products.$inferInsert, 'createdAt'>;
/** A product from which servers are made. */
export type ServerProduct = ProductRow & { category: 'server'; type: ServerType };

export type Products = ReturnType<typeof createProducts>;

/** The products. Archived ones are kept for their servers but no longer offered. */
export function createProducts({ db, clock }: { db: Database; clock: Clock }) {
  const isLive = isNull(products.archivedAt);
  const listLive = () => db.current.select().from(products).where(isLive).orderBy(asc(products.id));

  return {
    listLive,
    /** Returns the products for which a trial can be requested. */
    async listOffered(): Promise<ServerProduct[]> {
      const isOffered = and(isLive, eq(products.isOfferedForTrial, true), eq(products.visibility, 'public'));
      return (await db.current.select().from(products).where(isOffered).orderBy(asc(products.id))).filter(makesServer);
    },
    async findLive(id: number): Promise<ProductRow | undefined> {
      const [row] = await db.current
        .select()
        .from(products)
        .where(and(isLive, eq(products.id, id)));
      return row;
    },
    /** Returns the products with these ids that are not archived. */
    async pickLive(ids: number[]): Promise<ProductRow[]> {
      return ids.length === 0
        ? []
        : db.current
            .select()
            .from(products)
            .where(and(isLive, inArray(products.id, ids)))
            .orderBy(asc(products.id));
    },
    async add(product: NewProduct): Promise<ProductRow> {
      const [row] = await db.current
        .insert(products)
        .values({ ...product, createdAt: clock.now() })
        .returning();
      if (!row) throw new Error(`The product ${product.name} could not be stored.`);
      return row;
    },
  };
}

/** Whether servers are made from the product; other products extend a server or belong to resellers. */
export const makesServer = (product: ProductRow): product is ServerProduct =>
  product.category === 'server' && serverTypes.some((type) => type === product.type);

/** No limits at all. */
export const unlimited: ProductLimits = {
  cpus: null,
  memory_mb: null,
  pids: null,
  disk_gb: null,
  streams: null,
  transcodes: null,
  bandwidth_mbps: null,
  backups: null,
  slots: null,
};

/** Returns all limits of a product; those that are not set are null. */
export const limitsOfProduct = ({ limits }: Pick<ProductRow, 'limits'>): ProductLimits => ({ ...unlimited, ...limits });

/** Presents a product as an offer. */
export const presentOffer = ({ id, name, text, category, type }: ProductRow): Offer => ({
  id,
  name,
  text,
  category,
  type,
});

/** Presents a product for which a trial can be requested. */
export const presentTrialOffer = (product: ServerProduct): TrialOffer => ({
  ...presentOffer(product),
  type: product.type,
  trial_days: product.trialDays,
});
