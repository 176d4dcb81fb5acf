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

/** What each type is called, belongs to and can limit, as the contract has it. */
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

export const limitWords = {
  cpus: 'products.limit.cpus',
  memory_mb: 'products.limit.memory',
  pids: 'products.limit.pids',
  disk_gb: 'products.limit.disk',
  streams: 'products.limit.streams',
  transcodes: 'products.limit.transcodes',
  bandwidth_mbps: 'products.limit.bandwidth',
  backups: 'products.limit.backups',
  slots: 'products.limit.slots',
} as const satisfies Record<LimitName, PlainKey>;

/** How each limit is written; its unit stands in its name, where an empty field shows it too. */
export const limitFormats: Record<LimitName, Intl.NumberFormatOptions> = {
  cpus: { maximumFractionDigits: 1 },
  memory_mb: {},
  pids: {},
  disk_gb: {},
  streams: {},
  transcodes: {},
  bandwidth_mbps: {},
  backups: {},
  slots: {},
};
