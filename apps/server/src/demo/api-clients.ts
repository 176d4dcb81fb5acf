import type { Services } from '../services/create-services.ts';

/** Adds an API client and a reseller's panel to a fresh demo. Nobody has their keys. */
export async function seedApiClients(
  { apiClients, users }: Pick<Services, 'apiClients' | 'users'>,
  { admin, reseller }: { admin: number; reseller: number },
): Promise<void> {
  const owner = await users.find(admin);
  if (!owner) return;
  await apiClients.create(owner, {
    name: 'Billing sync',
    scopes: ['users:read', 'servers:write', 'products:read'],
    reseller_id: null,
    days: '365',
  });
  await apiClients.create(owner, {
    name: 'Shop of the reseller',
    scopes: ['servers:read', 'nodes:read'],
    reseller_id: reseller,
    days: null,
  });
}
