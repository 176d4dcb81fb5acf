import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema.ts';

/** What a refused call may write: the moment its session was last used, and that somebody tried to sign in. */
const columns: Record<string, string> = { sessions: `to_jsonb(t) - 'last_used_at'` };
const rows: Record<string, string> = { audit_log: `where action not like '%.refused'` };

const tables = Object.values(schema).filter((table) => table instanceof PgTable);
const statement = tables
  .map((table) => getTableConfig(table).name)
  .map((name) => {
    const row = `(${columns[name] ?? 'to_jsonb(t)'})::text`;
    return `select '${name}' as name, coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as md5 from ${name} t ${rows[name] ?? ''}`;
  })
  .join(' union all ');

/** A fingerprint of every row of every table. */
export async function digestOf(db: Database): Promise<string> {
  const { rows: found } = (await db.current.execute(sql.raw(statement))) as { rows: unknown[] };
  return JSON.stringify(found);
}
