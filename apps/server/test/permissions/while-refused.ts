import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Answer } from '../support/client.ts';
import type { Stage } from './callers.ts';

const run = ({ server }: Stage, statement: string) => server.db.current.execute(sql.raw(statement));

/** Runs a function before each row of a statement; returns how to remove it. */
async function actBefore(stage: Stage, name: string, when: string, body: string) {
  await run(stage, `create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`);
  await run(stage, `create trigger ${name} before ${when} for each row execute function ${name}()`);
  return () => run(stage, `drop function ${name} cascade`);
}

/** Does something while no job begins, so that whatever is written was written by a call, not by its job. */
export async function whileJobsWait<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
  // A worker whose claim updates no row believes that there is no job.
  const release = await actBefore(stage, 'no_claim', 'update on jobs', 'return null;');
  try {
    return await work();
  } finally {
    await release();
  }
}

const counted = z.object({ rows: z.tuple([z.object({ rows: z.coerce.number() })]) });

/**
 * Returns the status of a call, and what it writes nevertheless, while the database refuses rows of a table: all, or
 * all from the `nth` one. Also returns how many rows the call tried to write.
 */
export async function whileRefused(stage: Stage, table: string, call: () => Promise<Answer>, nth = 1) {
  const { journal } = stage;
  const before = await journal.settled();
  // Unlike a count in a table, a sequence is not rolled back.
  await run(stage, 'create sequence rows_so_far');
  const refuse = `if nextval('rows_so_far') >= ${nth} then raise 'full'; end if; return new;`;
  const allow = await actBefore(stage, 'no_row', `insert on ${table}`, refuse);
  const { status } = await whileJobsWait(stage, call);
  await allow();
  const { rows } = counted.parse(await run(stage, 'select last_value as rows from rows_so_far')).rows[0];
  await run(stage, 'drop sequence rows_so_far');
  return { status, written: await journal.since(before), rows };
}
