import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema.ts';
import { underWay } from './quiet.ts';
import { until } from './until.ts';

/**
 * What a refused call may write: the last use of its session, the mark that a CDN host is to be compared, and an audit
 * row about the attempt.
 */
const differs: Record<string, string> = {
  sessions: `to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at'`,
  cdn_hosts: `to_jsonb(old) - 'routes_kept' is distinct from to_jsonb(new) - 'routes_kept'`,
};
const counts: Record<string, string> = { audit_log: `when (new.action not like '%.refused')` };

/** Tables of short-lived rows: expiring challenges, heartbeats of processes, and leases that end with their call. */
const passing = new Set(['passkey_challenges', 'socket_processes', 'injection_leases', 'share_leases', 'cdn_leases']);

const tables = Object.values(schema)
  .filter((table) => table instanceof PgTable)
  .map((table) => getTableConfig(table).name)
  .filter((name) => !passing.has(name));

const statements = [
  'create table journal (id bigserial primary key, entry text not null)',
  `create function write_journal() returns trigger language plpgsql as
    $$ begin insert into journal (entry) values (tg_op || ' ' || tg_table_name); return null; end $$`,
  ...tables.flatMap((name) => [
    `create trigger journal_insert after insert on ${name} for each row ${counts[name] ?? ''} execute function write_journal()`,
    `create trigger journal_update after update on ${name} for each row
      when (${differs[name] ?? 'old is distinct from new'}) execute function write_journal()`,
    `create trigger journal_delete after delete on ${name} for each row execute function write_journal()`,
  ]),
];

const read = `select ${underWay} as busy, (select coalesce(max(id), 0) from journal) as position`;
const found = z.object({ rows: z.tuple([z.object({ busy: z.coerce.number(), position: z.coerce.number() })]) });
const entries = z.object({ rows: z.array(z.object({ entry: z.string() })) });

export type Journal = Awaited<ReturnType<typeof keepJournal>>;

/**
 * Records every row that is inserted, updated or deleted, by triggers: the cost does not grow with the number of rows.
 */
export async function keepJournal(db: Database) {
  for (const statement of statements) await db.current.execute(sql.raw(statement));
  const look = async () => found.parse(await db.current.execute(sql.raw(read))).rows[0];
  const settled = async () => {
    const { position } = await until('nothing is under way', async () => {
      const seen = await look();
      return seen.busy === 0 && seen;
    });
    return position;
  };

  const soFar = async (position: number) => {
    const query = sql`select entry from journal where id > ${position} order by id`;
    return entries.parse(await db.current.execute(query)).rows.map(({ entry }) => entry);
  };

  return {
    /**
     * Returns the position once no job or event is under way: effects of an earlier call must not count for the next
     * one.
     */
    settled,
    /** Returns the same, but undefined when something is still under way after `ms`. */
    async positionSoon(ms: number): Promise<number | undefined> {
      const end = Date.now() + ms;
      for (;;) {
        const seen = await look();
        if (seen.busy === 0) return seen.position;
        if (Date.now() >= end) return undefined;
        await sleep(5);
      }
    },
    /** Returns what has been written since, such as `UPDATE users`, once no job or event is under way. */
    async since(position: number): Promise<string[]> {
      return (await settled()) === position ? [] : soFar(position);
    },
    /** Returns what has been written until now, although more may be under way. */
    soFar,
  };
}
