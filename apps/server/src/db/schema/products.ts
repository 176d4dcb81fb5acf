import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  allProductTypes,
  type BillingCycle,
  type EnvironmentEntry,
  productCategories,
  type ProductLimits,
  productVisibilities,
} from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** The products: templates for servers, add-ons and reseller packages. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    text: text().notNull().default(''),
    category: text({ enum: productCategories }).notNull().default('server'),
    type: text({ enum: allProductTypes }).notNull(),
    /** The image of its servers; without one, no server can be made from it. */
    image: text(),
    /** The environment of its servers' containers; `{{NAME}}` refers to a global variable. */
    env: jsonb().$type<EnvironmentEntry[]>().notNull().default([]),
    /** The limits that it grants; omitted ones are unlimited. */
    limits: jsonb().$type<Partial<ProductLimits>>().notNull().default({}),
    trialDays: integer().notNull().default(7),
    isOfferedForTrial: boolean().notNull().default(false),
    visibility: text({ enum: productVisibilities }).notNull().default('public'),
    /** Its id in the billing system. */
    billingId: integer(),
    /** The number that can still be sold; null for no limit. */
    stock: integer(),
    currency: text().notNull().default('EUR'),
    /** One per cycle, in hundredths of the currency. */
    prices: jsonb().$type<{ cycle: BillingCycle; amount: number }[]>().notNull().default([]),
    archivedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('products_category').on(table.category, table.type)],
);
