import type { BillingCycle, LimitName, ProductCategory, ProductType } from '@kronos/api/contract';
import type { PlainKey } from '../../../messages/catalogue.ts';

export const categories = ['server', 'add-on', 'reseller'] as const satisfies readonly ProductCategory[];

export const categoryWords = {
  server: { name: 'products.category.server', text: 'products.category.serverText' },
  'add-on': { name: 'products.category.add-on', text: 'products.category.addOnText' },
  reseller: { name: 'products.category.reseller', text: 'products.category.resellerText' },
} as const satisfies Record<ProductCategory, { name: PlainKey; text: PlainKey }>;

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

/** The category, name, description and limits of each type, as in the contract. */
export const typeFacts = {
  plex: { category: 'server', name: 'products.type.plex', text: 'products.type.plexText', limits: serverLimits },
  emby: { category: 'server', name: 'products.type.emby', text: 'products.type.embyText', limits: serverLimits },
  jellyfin: {
    category: 'server',
    name: 'products.type.jellyfin',
    text: 'products.type.jellyfinText',
    limits: serverLimits,
  },
  streams: {
    category: 'add-on',
    name: 'products.type.streams',
    text: 'products.type.streamsText',
    limits: ['streams'],
  },
  transcodes: {
    category: 'add-on',
    name: 'products.type.transcodes',
    text: 'products.type.transcodesText',
    limits: ['transcodes'],
  },
  bandwidth: {
    category: 'add-on',
    name: 'products.type.bandwidth',
    text: 'products.type.bandwidthText',
    limits: ['bandwidth_mbps'],
  },
  storage: {
    category: 'add-on',
    name: 'products.type.storage',
    text: 'products.type.storageText',
    limits: ['disk_gb'],
  },
  backups: {
    category: 'add-on',
    name: 'products.type.backups',
    text: 'products.type.backupsText',
    limits: ['backups'],
  },
  node: { category: 'reseller', name: 'products.type.node', text: 'products.type.nodeText', limits: ['slots'] },
  slots: { category: 'reseller', name: 'products.type.slots', text: 'products.type.slotsText', limits: ['slots'] },
  'white-label': {
    category: 'reseller',
    name: 'products.type.white-label',
    text: 'products.type.whiteLabelText',
    limits: [],
  },
} as const satisfies Record<
  ProductType,
  { category: ProductCategory; name: PlainKey; text: PlainKey; limits: readonly LimitName[] }
>;

export const allTypes = [
  'plex',
  'emby',
  'jellyfin',
  'streams',
  'transcodes',
  'bandwidth',
  'storage',
  'backups',
  'node',
  'slots',
  'white-label',
] as const satisfies readonly ProductType[];

/** The types of a category, in their order. */
export const typesOf = (category: ProductCategory): ProductType[] =>
  allTypes.filter((type) => typeFacts[type].category === category);

export const cycles = [
  'monthly',
  'quarterly',
  'half-yearly',
  'yearly',
  'once',
] as const satisfies readonly BillingCycle[];

export const cycleWords = {
  monthly: 'products.cycle.monthly',
  quarterly: 'products.cycle.quarterly',
  'half-yearly': 'products.cycle.halfYearly',
  yearly: 'products.cycle.yearly',
  once: 'products.cycle.once',
} as const satisfies Record<BillingCycle, PlainKey>;

/** The names of the limit fields. */
export const limitFields = [
  'limits.cpus',
  'limits.memory_mb',
  'limits.pids',
  'limits.disk_gb',
  'limits.streams',
  'limits.transcodes',
  'limits.bandwidth_mbps',
  'limits.backups',
  'limits.slots',
] as const satisfies readonly `limits.${LimitName}`[];

/** The fields that only servers have. */
const serverFields = new Set(['image', 'env', 'is_offered_for_trial', 'trial_days']);

/** Whether products of a type have a field. */
export function hasField(type: ProductType, name: string): boolean {
  const { category, limits } = typeFacts[type];
  if (serverFields.has(name)) return category === 'server';
  return !name.startsWith('limits.') || limits.some((limit) => name === `limits.${limit}`);
}
