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

/** What is sold: a template for a server, an add-on or a reseller's package. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    text: text().notNull().default(''),
    category: text({ enum: productCategories }).notNull().default('server'),
    type: text({ enum: allProductTypes }).notNull(),
    /** What its servers run; without one no server can be made of it. */
    image: text(),
    /** The environment of its servers' containers; `{{NAME}}` stands for a global variable. */
    env: jsonb().$type<EnvironmentEntry[]>().notNull().default([]),
    /** How much it gives; what is not named here is not limited. */
    limits: jsonb().$type<Partial<ProductLimits>>().notNull().default({}),
    trialDays: integer().notNull().default(7),
    isOfferedForTrial: boolean().notNull().default(false),
    visibility: text({ enum: productVisibilities }).notNull().default('public'),
    /** Its number in the billing system. */
    billingId: integer(),
    /** How many can still be sold; null is any number. */
    stock: integer(),
    currency: text().notNull().default('EUR'),
    /** One a cycle, in hundredths of the currency. */
    prices: jsonb().$type<{ cycle: BillingCycle; amount: number }[]>().notNull().default([]),
    archivedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('products_category').on(table.category, table.type)],
);
