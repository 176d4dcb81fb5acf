import type { Services } from '../services/create-services.ts';
import type { Database } from '../db/database.ts';
import { trialRequests } from '../db/schema.ts';
import type { NewProduct } from '../domain/products/products.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The keys of the demo's invitations, all from Casey Customer: a valid one with fifty uses, and one for each reason for
 * which a key is refused.
 */
export const demoInviteKeys = {
  open: 'KRONO-SDEMO-WELCO-ME026',
  used: 'KRONO-SDEMO-USEDU-P0026',
  expired: 'KRONO-SDEMO-EXPIR-ED026',
  revoked: 'KRONO-SDEMO-REVOK-ED026',
} as const;

const starterLimits = { cpus: 2, memory_mb: 4096, disk_gb: 50, streams: 4, transcodes: 1 };
const starterPrices: NewProduct['prices'] = [
  { cycle: 'monthly', amount: 900 },
  { cycle: 'yearly', amount: 9000 },
];

const demoProducts: readonly NewProduct[] = [
  {
    name: 'Plex Starter',
    text: 'One library set, four streams at once.',
    type: 'plex',
    image: 'kronos/plex:latest',
    env: [
      { name: 'TZ', value: '{{TIME_ZONE}}' },
      { name: 'METADATA_KEY', value: '{{METADATA_KEY}}' },
    ],
    isOfferedForTrial: true,
    limits: starterLimits,
    prices: starterPrices,
  },
  {
    name: 'Plex Family',
    text: 'All libraries, 4K included, ten streams at once.',
    type: 'plex',
    image: 'kronos/plex:latest',
    env: [
      { name: 'TZ', value: '{{TIME_ZONE}}' },
      { name: 'METADATA_KEY', value: '{{METADATA_KEY}}' },
    ],
    isOfferedForTrial: true,
    trialDays: 14,
    limits: { cpus: 4, memory_mb: 8192, disk_gb: 200, streams: 10, transcodes: 3 },
    prices: [
      { cycle: 'monthly', amount: 1900 },
      { cycle: 'yearly', amount: 19_000 },
    ],
    stock: 25,
  },
  {
    name: 'Emby Starter',
    text: 'One library set, four streams at once.',
    type: 'emby',
    image: 'kronos/emby:latest',
    isOfferedForTrial: true,
    limits: starterLimits,
    prices: starterPrices,
  },
  {
    name: 'Jellyfin Starter',
    text: 'One library set, four streams at once.',
    type: 'jellyfin',
    image: 'kronos/jellyfin:latest',
    isOfferedForTrial: true,
    limits: starterLimits,
    prices: starterPrices,
  },
  {
    name: 'Extra backups',
    text: 'Thirty more backups for each server.',
    category: 'add-on',
    type: 'backups',
    limits: { backups: 30 },
    prices: [{ cycle: 'monthly', amount: 200 }],
  },
  {
    name: 'Ten slots',
    text: 'Room for ten more servers on your nodes.',
    category: 'reseller',
    type: 'slots',
    limits: { slots: 10 },
    prices: [
      { cycle: 'monthly', amount: 4000 },
      { cycle: 'yearly', amount: 40_000 },
    ],
  },
];

type DemoRequest = Pick<typeof trialRequests.$inferInsert, 'name' | 'email' | 'type' | 'note' | 'state' | 'reason'> & {
  product: string;
  /** How many days ago. */
  days: number;
};

/** Oldest first. */
const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Nora Newcomer',
    email: 'nora@example.test',
    product: 'Plex Family',
    type: 'plex',
    days: 40,
    state: 'declined',
    reason: 'All nodes were full. Please ask again in a month.',
  },
  {
    name: 'Ben Bargain',
    email: 'ben@example.test',
    product: 'Emby Starter',
    type: 'emby',
    days: 6,
    state: 'declined',
    reason: 'You had a trial last month.',
  },
  {
    name: 'Tariq Tester',
    email: 'tariq@example.test',
    product: 'Jellyfin Starter',
    type: 'jellyfin',
    days: 2,
    note: 'We are a family of five and want to see whether three televisions at once work before we move over.',
  },
  {
    name: 'Nora Newcomer',
    email: 'nora@example.test',
    product: 'Plex Starter',
    type: 'plex',
    days: 1,
    note: 'You asked me to come back.',
  },
  { name: 'Yuki 山田', email: 'yuki@example.test', product: 'Plex Starter', type: 'plex', days: 0 },
];

/** Creates products, invitations and requested trials once; later starts leave them as they are. */
export async function seedGuests(
  db: Database,
  services: Services,
  owners: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const { products, settings, invitations } = services;
  if ((await products.listLive()).length > 0) return;
  await settings.set('user_invite_keys', true);
  await settings.set('user_request_trial', true);
  const ids = new Map<string, number>();
  for (const product of demoProducts) ids.set(product.name, (await products.add(product)).id);

  const inviterId = owners.get('customer@kronos.test');
  if (inviterId === undefined) throw new Error('The demo has no user who invites.');
  const productIds = [...ids.values()].slice(0, 4);
  const common = { inviterId, productIds, note: 'Come and watch with us.' };
  await invitations.make({
    ...common,
    key: demoInviteKeys.open,
    uses: 50,
    expiresAt: new Date(now.getTime() + 60 * day),
  });
  await invitations.make({ ...common, key: demoInviteKeys.used, uses: 0 });
  await invitations.make({ ...common, key: demoInviteKeys.expired, expiresAt: new Date(now.getTime() - day) });
  await invitations.make({ ...common, key: demoInviteKeys.revoked });
  await invitations.revoke(demoInviteKeys.revoked);

  for (const { product, days, ...request } of demoRequests) {
    const productId = ids.get(product);
    if (productId === undefined) throw new Error(`The demo has no product ${product}.`);
    const createdAt = new Date(now.getTime() - days * day);
    const decision = request.state === 'declined' ? { decidedByName: 'Ada Admin', decidedAt: createdAt } : {};
    await db.current.insert(trialRequests).values({ ...request, ...decision, productId, createdAt });
  }
}
