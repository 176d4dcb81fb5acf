import type { Database } from '../db/database.ts';
import { nodeReboots, processes } from '../db/schema.ts';
import { awayWords, backWords } from '../domain/nodes/machine.ts';

const day = 24 * 60 * 60 * 1000;
const asker = 'Ada Admin';

interface DemoReboot {
  daysAgo: number;
  cause: 'request' | 'planned' | 'unplanned';
  /** How long the node was away; without it, the node did not come back. Omitted for an unplanned one. */
  seconds?: number;
  reason?: string;
}

/** Kernel updates every other week, some manual reboots, and a bad week in which the machine failed by itself. */
const history: readonly DemoReboot[] = [
  { daysAgo: 86, cause: 'planned', seconds: 94, reason: 'Kernel 6.9' },
  { daysAgo: 79, cause: 'request', seconds: 71 },
  { daysAgo: 72, cause: 'planned', seconds: 88, reason: 'Kernel 6.10' },
  { daysAgo: 64, cause: 'unplanned' },
  { daysAgo: 58, cause: 'planned', seconds: 102, reason: 'Kernel 6.11' },
  { daysAgo: 51, cause: 'request', seconds: 66 },
  { daysAgo: 44, cause: 'planned', seconds: 91, reason: 'Security updates' },
  { daysAgo: 33, cause: 'request', seconds: 74 },
  { daysAgo: 27, cause: 'planned', seconds: 97, reason: 'Kernel 6.12' },
  { daysAgo: 21, cause: 'unplanned' },
  { daysAgo: 20, cause: 'unplanned' },
  { daysAgo: 20, cause: 'request' },
  { daysAgo: 19, cause: 'request', seconds: 412, reason: 'After a new power supply' },
  { daysAgo: 13, cause: 'planned', seconds: 90, reason: 'Security updates' },
  { daysAgo: 6, cause: 'request', seconds: 69 },
  { daysAgo: 2, cause: 'planned', seconds: 86, reason: 'Kernel 6.12.4' },
];

/** Creates the log of a node's reboots in the last three months. */
export async function seedReboots(db: Database, node: { id: number; alias: string }, now: Date): Promise<void> {
  const midnight = Math.floor(now.getTime() / day) * day;
  for (const [index, { daysAgo, cause, seconds, reason = '' }] of history.entries()) {
    // At night, a few minutes apart.
    const at = new Date(midnight - daysAgo * day + 3 * 3_600_000 + index * 7 * 60_000);
    const row = { nodeId: node.id, cause, at, reason };
    if (cause === 'unplanned') {
      await db.current.insert(nodeReboots).values({ ...row, state: 'done' });
      continue;
    }
    const [process] = await db.current
      .insert(processes)
      .values({
        kind: 'node-restart',
        command: `Restart node ${node.alias}`,
        state: seconds === undefined ? 'failed' : 'succeeded',
        result: seconds === undefined ? awayWords(node.alias) : backWords(node.alias),
        nodeId: node.id,
        askedByName: asker,
        createdAt: at,
        startedAt: at,
        finishedAt: new Date(at.getTime() + (seconds ?? 600) * 1000),
      })
      .returning({ id: processes.id });
    if (process)
      await db.current.insert(nodeReboots).values({ ...row, state: 'running', processId: process.id, byName: asker });
  }
}
