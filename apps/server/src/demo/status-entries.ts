import type { StatusEntryState } from '@kronos/api/contract';
import type { Database } from '../db/database.ts';
import { statusEntries, statusEntryNodes, statusEntryUpdates } from '../db/schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const writer = 'Ada Admin';

interface DemoEntry {
  title: string;
  text: string;
  /** Days from now. */
  startsIn: number;
  minutes: number;
  /** The updates, each with its number of minutes after the start. */
  updates: readonly { after: number; state: StatusEntryState; text: string }[];
}

const entries: readonly DemoEntry[] = [
  {
    title: 'Streams start slowly',
    text: 'Films and series take up to a minute to start.',
    startsIn: -9,
    minutes: 95,
    updates: [
      { after: 4, state: 'investigating', text: '' },
      { after: 31, state: 'identified', text: 'A disk of the storage is worn and responds slowly.' },
      { after: 70, state: 'monitoring', text: 'It has been replaced. We keep an eye on it.' },
      { after: 95, state: 'resolved', text: 'Streams start as usual again.' },
    ],
  },
  {
    title: 'New network switch',
    text: 'Servers are unavailable for a few minutes while cables are moved.',
    startsIn: 4,
    minutes: 30,
    updates: [{ after: -6 * 24 * 60, state: 'planned', text: '' }],
  },
];

/** Creates status entries for the demo's node. */
export async function seedStatusEntries(db: Database, nodeId: number, now: Date): Promise<void> {
  const midnight = Math.floor(now.getTime() / day) * day;
  for (const { title, text, startsIn, minutes, updates } of entries) {
    const start = midnight + startsIn * day + 8 * 60 * minute;
    const at = (after: number) => new Date(start + after * minute);
    const state = updates.at(-1)?.state ?? 'planned';
    const createdAt = at(updates[0]?.after ?? 0);
    const [entry] = await db.current
      .insert(statusEntries)
      .values({ title, text, state, isEverywhere: false, startsAt: at(0), endsAt: at(minutes), createdAt })
      .returning({ id: statusEntries.id });
    if (!entry) continue;
    await db.current.insert(statusEntryNodes).values({ entryId: entry.id, nodeId });
    await db.current
      .insert(statusEntryUpdates)
      .values(updates.map(({ after, ...update }) => ({ ...update, entryId: entry.id, at: at(after), byName: writer })));
  }
}
