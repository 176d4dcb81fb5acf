import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { StatusEntry } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import {
  nodes,
  servers,
  statusEntries as table,
  statusEntryNodes,
  statusEntryUpdates as updates,
} from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { isOver, kindOf } from './entry-kinds.ts';

/** What a viewer may know of nodes and servers. */
interface Sight {
  /** Whether the viewer may know of a node. */
  mayKnow: SQL | undefined;
  /** Whether a server is on a node and visible to the viewer. */
  theirs: SQL;
}

type Update = Omit<StatusEntry['updates'][number], 'at'> & { at: string };

/** Returns the entries that a viewer sees: those not over, then those that ended since a given time; newest first. */
export async function entriesFor(
  db: Database,
  { mayKnow, theirs }: Sight,
  { since, most }: { since: Date; most: number },
): Promise<StatusEntry[]> {
  const named = sql`from ${nodes} join ${statusEntryNodes} on ${statusEntryNodes.nodeId} = ${nodes.id}
    where ${statusEntryNodes.entryId} = ${table.id} and ${mayKnow}`;
  const rows = await db.current
    .select({
      row: table,
      nodes: subselect<StatusEntry['nodes']>(sql`select coalesce(json_agg(json_build_object('id', ${nodes.id},
        'alias', ${nodes.alias}) order by lower(${nodes.alias})), '[]') ${named}`),
      servers: subselect<StatusEntry['servers']>(sql`select coalesce(json_agg(json_build_object('id', ${servers.id},
        'name', ${servers.name}) order by lower(${servers.name})), '[]')
        from ${servers} join ${nodes} on ${theirs} join ${statusEntryNodes} on ${statusEntryNodes.nodeId} = ${nodes.id}
        where ${statusEntryNodes.entryId} = ${table.id}`),
      updates: subselect<Update[]>(sql`select json_agg(json_build_object('id', ${updates.id}, 'at', ${updates.at},
        'state', ${updates.state}, 'text', ${updates.text}) order by ${updates.at} desc, ${updates.id} desc)
        from ${updates} where ${updates.entryId} = ${table.id}`),
    })
    .from(table)
    .where(
      and(
        or(eq(table.isEverywhere, true), sql`exists (select 1 ${named})`),
        or(sql`not ${isOver}`, gte(table.endsAt, since)),
      ),
    )
    .orderBy(asc(isOver), desc(table.startsAt), desc(table.id))
    .limit(most);
  return rows.map(({ row, updates: told, ...rest }) => ({
    id: row.id,
    kind: kindOf(row.state),
    title: row.title,
    text: row.text,
    state: row.state,
    is_everywhere: row.isEverywhere,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    ...rest,
    updates: told.map((update) => ({ ...update, at: new Date(update.at).toISOString() })),
  }));
}
