import { sql } from 'drizzle-orm';
import type { Answer } from '../support/client.ts';
import type { Stage } from './callers.ts';

/** Returns the status of a call, and what it writes nevertheless, while the database refuses rows of a table. */
export async function whileRefused({ server, journal }: Stage, table: string, call: () => Promise<Answer>) {
  const run = (statement: string) => server.db.current.execute(sql.raw(statement));
  await run(`create function no_row() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
  await run(`create trigger no_row before insert on ${table} for each row execute function no_row()`);
  const before = await journal.settled();
  const { status } = await call();
  const written = await journal.since(before);
  await run('drop function no_row cascade');
  return { status, written };
}
