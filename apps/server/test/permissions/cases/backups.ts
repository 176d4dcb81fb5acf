import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { backups } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark } from './cell.ts';
import { ownersServer } from './servers.ts';

/** A backup of a server of the owner. */
async function ownersBackup(stage: Stage): Promise<Cell> {
  const { params } = await ownersServer(stage);
  const [row] = await stage.server.db.current
    .insert(backups)
    .values({
      serverId: Number(params!.id),
      ownerId: stage.person('owner').id,
      serverName: mark,
      serverType: 'plex',
      name: mark,
      type: 'live',
      state: 'ready',
      key: randomUUID(),
      createdAt: new Date(),
    })
    .returning({ id: backups.id });
  return { params: { ...params, backup: row!.id } };
}

/** The calls about backups. */
export const backupCases: Cases = {
  'customerBackups.create': async (stage) => {
    const { params } = await ownersServer(stage);
    return { params: { ...params, type: 'live' }, body: { name: mark } };
  },
  'customerBackups.remove': ownersBackup,
  'customerBackups.restore': ownersBackup,
  'customerBackups.download': ownersBackup,
  'customerBackups.file': async (stage) => {
    const { params } = await ownersBackup(stage);
    const [id, backup] = [Number(params!['id']), Number(params!['backup'])];
    const [row] = await stage.server.db.current
      .select({ key: backups.key })
      .from(backups)
      .where(eq(backups.id, backup));
    const folder = join(stage.server.database.folder, 'backups');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, row!.key), mark);
    const server = (await stage.services.servers.find(id))!;
    const link = await stage.services.backupLinks.issue(stage.person('owner').id, server, backup);
    return { params: { token: link.split('/').at(-1)! } };
  },
};
