import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../src/db/database.ts';
import { until } from './until.ts';

const unsentEvents = `(select count(*) from outbox where sent_at is null and set_aside_at is null)`;
const unfinished = `(select count(*) from jobs where state in ('queued', 'running')
  and (run_after is null or run_after < now() + interval '10 minutes'))`;
/** The number of jobs and events under way, as an SQL expression, without those planned for later. */
export const underWay = `(${unfinished} + ${unsentEvents})`;

const found = z.object({ rows: z.tuple([z.object({ busy: z.coerce.number() })]) });

const none = (db: Database, of: string, what: string) =>
  until(what, async () => {
    const { rows } = found.parse(await db.current.execute(sql.raw(`select ${of} as busy`)));
    return rows[0].busy === 0;
  });

/** Waits until no job is under way and every event has been sent. */
export const quiet = (db: Database) => none(db, underWay, 'nothing is under way');

/** Waits until every event has been sent. */
export const allTold = (db: Database) => none(db, unsentEvents, 'all events are sent');
