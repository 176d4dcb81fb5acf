import { eq } from 'drizzle-orm';
import type { SandboxCdn } from '../config/sandbox-cdn.ts';
import type { Database } from '../db/database.ts';
import { cdnHosts, serverCdnRoutes } from '../db/schema.ts';

/** The demo's CDN hosts, which the sandbox simulates; the last one has a server. */
const names = ['Frankfurt edge', 'Amsterdam edge'];

/** Adds the CDN hosts of a fresh demo; later starts update the sandbox's ports, which may have changed. */
export async function seedCdnHosts(db: Database, { hosts }: SandboxCdn, isNew: boolean): Promise<void> {
  const known = await db.current.select().from(cdnHosts).orderBy(cdnHosts.id);
  const places = names.flatMap((name, at) => {
    const host = known.find((one) => one.name === name);
    const place = hosts[at];
    return place && (host || isNew) ? [{ name, place, host }] : [];
  });
  const moved = places.filter(({ host, place }) => host && host.adminUrl !== place.adminUrl);
  // One host may take an address that another one had.
  for (const { host } of moved)
    if (host)
      await db.current
        .update(cdnHosts)
        .set({ adminUrl: `${host.id}`, address: `${host.id}` })
        .where(eq(cdnHosts.id, host.id));
  for (const { host, place } of moved)
    if (host) await db.current.update(cdnHosts).set(place).where(eq(cdnHosts.id, host.id));
  for (const { name, place, host } of places)
    if (!host) await db.current.insert(cdnHosts).values({ name, ...place, isOpen: true, createdAt: new Date() });
}

/** Makes a server of the demo reachable through a CDN host; the first comparison adds its route there. */
export async function routeDemoServer(db: Database, serverId: number): Promise<void> {
  const [host] = await db.current
    .select()
    .from(cdnHosts)
    .where(eq(cdnHosts.name, names.at(-1) ?? ''));
  if (!host) return;
  await db.current
    .insert(serverCdnRoutes)
    .values({ serverId, cdnHostId: host.id, type: 'subdomain', since: new Date() });
}
