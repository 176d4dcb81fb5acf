import { z } from 'zod';
import { environment } from './environment.ts';
import { fieldHints } from './field-hints.ts';
import { imageReference } from './image-reference.ts';
import { instant } from './common.ts';
import { serverTypes } from './server.ts';

export const productCategories = ['server', 'add-on', 'reseller'] as const;
export type ProductCategory = (typeof productCategories)[number];

const addOnTypes = ['streams', 'transcodes', 'bandwidth', 'storage', 'backups'] as const;
const resellerTypes = ['node', 'slots', 'white-label'] as const;

/** The types in each category: media servers, add-ons to one, and what resellers buy. */
export const productTypes = {
  server: serverTypes,
  'add-on': addOnTypes,
  reseller: resellerTypes,
} as const satisfies Record<ProductCategory, readonly string[]>;
export const allProductTypes = [...serverTypes, ...addOnTypes, ...resellerTypes] as const;
export type ProductType = (typeof allProductTypes)[number];

export const productVisibilities = ['public', 'hidden'] as const;
export type ProductVisibility = (typeof productVisibilities)[number];

/** How often a price is due; `once` is paid a single time. */
export const billingCycles = ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'] as const;
export type BillingCycle = (typeof billingCycles)[number];

const limit = (max: number, unit?: string) =>
  z
    .number()
    .int()
    .min(1, 'At least 1')
    .max(max, `At most ${max}`)
    .register(fieldHints, unit ? { unit } : {})
    .nullable()
    .default(null);

/** What a product includes; null for no limit. An add-on adds to it. */
export const productLimits = z.object({
  cpus: z.number().min(0.1, 'At least 0.1').max(256, 'At most 256').nullable().default(null),
  memory_mb: limit(4_194_304, 'MB'),
  /** How many processes and threads may run at once in the container. */
  pids: z.number().int().min(64, 'At least 64').max(4_194_304, 'At most 4194304').nullable().default(null),
  disk_gb: limit(1_048_576, 'GB'),
  streams: limit(10_000),
  transcodes: limit(10_000),
  bandwidth_mbps: limit(400_000, 'Mbit/s'),
  /** How many backups of one server are kept. */
  backups: limit(1000),
  /** How many servers fit on what a reseller buys. */
  slots: limit(100_000),
});
export type ProductLimits = z.infer<typeof productLimits>;
export type LimitName = keyof ProductLimits;

const serverLimits = [
  'cpus',
  'memory_mb',
  'pids',
  'disk_gb',
  'streams',
  'transcodes',
  'bandwidth_mbps',
  'backups',
] as const satisfies readonly LimitName[];

/** The limits that apply to each type. */
export const limitsOf = {
  plex: serverLimits,
  emby: serverLimits,
  jellyfin: serverLimits,
  streams: ['streams'],
  transcodes: ['transcodes'],
  bandwidth: ['bandwidth_mbps'],
  storage: ['disk_gb'],
  backups: ['backups'],
  node: ['slots'],
  slots: ['slots'],
  'white-label': [],
} as const satisfies Record<ProductType, readonly LimitName[]>;

const price = z.object({
  cycle: z.enum(billingCycles),
  /** In hundredths of the currency. */
  amount: z
    .number()
    .int()
    .min(0, 'At least 0')
    .max(100_000_000, 'At most 1,000,000')
    .register(fieldHints, { kind: 'money' }),
});

const isOncePerCycle = (prices: readonly { cycle: BillingCycle }[]) =>
  new Set(prices.map(({ cycle }) => cycle)).size === prices.length;

/** The fields that an admin fills in; category and type of an existing product cannot be changed. */
export const productChange = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
  text: z.string().trim().max(2000, 'At most 2000 characters').register(fieldHints, { kind: 'long-text' }).default(''),
  /** The image of its servers, with its tag; without one no server can be created from it. */
  image: imageReference.nullable().default(null),
  /** The environment of its servers' containers, in addition to their name. */
  env: environment,
  limits: productLimits,
  trial_days: z.number().int().min(1, 'At least one day').max(365, 'At most 365 days').default(7),
  is_offered_for_trial: z.boolean().default(false),
  visibility: z.enum(productVisibilities).default('public'),
  /** The product's id in the billing system. */
  billing_id: z
    .number()
    .int()
    .min(1, 'At least 1')
    .max(2_147_483_647)
    .register(fieldHints, { plain: true })
    .nullable()
    .default(null),
  /** How many more can be sold; null for any number. */
  stock: z.number().int().min(0, 'At least 0').max(1_000_000, 'At most 1,000,000').nullable().default(null),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Enter a currency such as EUR')
    .default('EUR'),
  prices: z.array(price).max(5).refine(isOncePerCycle, 'Only one price for each cycle').default([]),
});
export type ProductChange = z.infer<typeof productChange>;

/** The fields of a new product. */
export const productDraft = productChange
  .extend({ category: z.enum(productCategories), type: z.enum(allProductTypes) })
  .refine(({ category, type }) => productTypes[category].some((known) => known === type), {
    path: ['type'],
    message: 'This category has no such product type',
  });
export type ProductDraft = z.infer<typeof productDraft>;

/** A product as admins see it. */
export const product = productChange.extend({
  id: z.number().int(),
  category: z.enum(productCategories),
  type: z.enum(allProductTypes),
  /** How many servers were made from it. */
  servers: z.number().int(),
  archived_at: instant.nullable(),
  created_at: instant,
});
export type Product = z.infer<typeof product>;

/** A product as shown to users it is offered to. */
export const offer = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
  category: z.enum(productCategories),
  type: z.enum(allProductTypes),
});
export type Offer = z.infer<typeof offer>;

/** A server product that can be tried, and for how many days. */
export const trialOffer = offer.extend({ type: z.enum(serverTypes), trial_days: z.number().int() });
export type TrialOffer = z.infer<typeof trialOffer>;
