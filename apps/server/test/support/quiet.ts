import { inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { jobs, outbox } from '../../src/db/schema.ts';
import { until } from './until.ts';

/** Waits until no job is under way and every event has left. */
export const quiet = (db: Database) =>
  until('nothing is under way', async () => {
    const busy = await db.current.$count(jobs, inArray(jobs.state, ['queued', 'running']));
    return busy + (await db.current.$count(outbox, isNull(outbox.sentAt))) === 0;
  });
