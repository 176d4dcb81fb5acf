import type { Database } from '../db/database.ts';
import { maintenanceNodes, maintenances } from '../db/schema.ts';
import { textsOf } from '../domain/maintenance/texts.ts';
import { valuesOf } from '../domain/maintenance/present.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Creates a past maintenance of the demo's node and the draft of another one. */
export async function seedMaintenance(db: Database, node: { id: number; alias: string }, now: Date): Promise<void> {
  const midnight = Math.floor(now.getTime() / day) * day;
  const at = (days: number, minutes = 0) => new Date(midnight + days * day + minutes * minute);
  const draft = (title: string, days: number) => ({
    title,
    node_ids: [node.id],
    work: 'restart_node' as const,
    wave_size: 1,
    starts_at: at(days, 120).toISOString(),
    ends_at: at(days, 180).toISOString(),
    tells: ['status' as const, 'mail' as const],
    audience: ['customer' as const, 'reseller' as const],
    status_text: '',
    mail_subject: '',
    mail_text: '',
    announcement_text: '',
  });
  const [over, next] = [draft('A new kernel', -16), draft('New memory', 11)];
  const values = (one: typeof over) => ({ ...valuesOf(one, textsOf(one)), byName: 'Ada Admin' });
  const rows = await db.current
    .insert(maintenances)
    .values([
      { ...values(over), state: 'done', createdAt: at(-19), startedAt: at(-16, 120), endedAt: at(-16, 123) },
      { ...values(next), createdAt: at(-1) },
    ])
    .returning({ id: maintenances.id });
  const [done, waiting] = rows.map(({ id: maintenanceId }) => ({ maintenanceId, nodeId: node.id, alias: node.alias }));
  if (!done || !waiting) return;
  await db.current.insert(maintenanceNodes).values([
    {
      ...done,
      state: 'done',
      wave: 1,
      words: `The node ${node.alias} has been restarted`,
      startedAt: at(-16, 120),
      endedAt: at(-16, 123),
    },
    { ...waiting, state: 'waiting' },
  ]);
}
