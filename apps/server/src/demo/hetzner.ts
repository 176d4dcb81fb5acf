import type { Services } from '../services/create-services.ts';
import type { Database } from '../db/database.ts';
import { hetznerProjects as table } from '../db/schema.ts';

/** The sandbox's project; one of its servers has the address of the demo's node. */
const token = 'demo-project-of-hetzner-cloud';

/** Adds a Hetzner Cloud project to a fresh demo; it is read once the sandbox runs. */
export async function seedHetzner(db: Database, { hetznerProjects }: Services, now: Date): Promise<void> {
  const values = { name: 'Media nodes', nextReadAt: now, createdAt: now };
  const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
  if (row) await hetznerProjects.setToken(row.id, token);
}
