import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { houseExports } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark, several } from './cell.ts';

/** An export that is ready. */
const ready = async ({ server }: Stage): Promise<Cell> => {
  const key = `exports/${randomUUID()}.csv`;
  const folder = join(server.database.folder, 'backups');
  await mkdir(join(folder, 'exports'), { recursive: true });
  await writeFile(join(folder, key), mark);
  const [row] = await server.db.current
    .insert(houseExports)
    .values({ subject: 'servers', format: 'csv', state: 'ready', key, byName: mark, createdAt: new Date() })
    .returning();
  return { params: { id: row!.id } };
};

/** The calls about exports. */
export const exportCases: Cases = {
  'adminExports.create': () => ({ body: { subject: 'servers', format: 'csv' } }),
  'adminExports.bulk': several(ready, 'delete'),
  'adminExports.download': ready,
  'adminExports.remove': ready,
  'adminExports.file': async (stage) => {
    const { params } = await ready(stage);
    const link = await stage.services.exportLinks.issue(stage.person('admin').id, Number(params!.id));
    return { params: { token: link.split('/').at(-1)! } };
  },
};
