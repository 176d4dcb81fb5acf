import { inArray, sql } from 'drizzle-orm';
import type { StatusEntryDraft, StatusEntryRow } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, statusEntries as table, statusEntryNodes } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { isLast, kindOf } from './entry-kinds.ts';

export type EntryRow = typeof table.$inferSelect;

/** An entry with the nodes that it names. */
export interface EntryView {
  row: EntryRow;
  nodes: { id: number; alias: string }[];
}

/** The nodes that an entry names, in a select of entries. */
export const nodesOf = subselect<{ id: number; alias: string }[]>(
  sql`select coalesce(json_agg(json_build_object('id', ${nodes.id}, 'alias', ${nodes.alias})
    order by lower(${nodes.alias})), '[]') from ${nodes} join ${statusEntryNodes} on ${statusEntryNodes.nodeId} = ${nodes.id}
    where ${statusEntryNodes.entryId} = ${table.id}`,
);
/** Returns when an entry ended or is to end; one that is over always has an end, which is never in the future. */
export function endOf({ state, startsAt, endsAt }: Pick<EntryRow, 'state' | 'startsAt' | 'endsAt'>, now: Date) {
  if (!isLast(state)) return endsAt;
  return new Date(Math.max(startsAt.getTime(), Math.min((endsAt ?? now).getTime(), now.getTime())));
}

/** Returns the columns of a draft. */
export function valuesOf({ title, text, state, is_everywhere, starts_at, ends_at }: StatusEntryDraft, now: Date) {
  const startsAt = new Date(starts_at);
  const endsAt = ends_at === null ? null : new Date(ends_at);
  return { title, text, state, isEverywhere: is_everywhere, startsAt, endsAt: endOf({ state, startsAt, endsAt }, now) };
}

/** Returns the draft of an entry. */
export const draftOf = (record: EntryView | StatusEntryDraft): StatusEntryDraft => {
  if (!('row' in record)) return record;
  const { title, text, state, isEverywhere, startsAt, endsAt } = record.row;
  return {
    title,
    text,
    state,
    is_everywhere: isEverywhere,
    node_ids: record.nodes.map(({ id }) => id),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
  };
};

/** Presents an entry to admins. */
export const presentEntry = (one: EntryView): StatusEntryRow => ({
  id: one.row.id,
  kind: kindOf(one.row.state),
  ...draftOf(one),
  nodes: one.nodes,
  created_at: one.row.createdAt.toISOString(),
});

/** Selects the entries that name any of these nodes. */
export const namedBy = (db: Database, ids: readonly number[]) =>
  db.current
    .select({ id: statusEntryNodes.entryId })
    .from(statusEntryNodes)
    .where(inArray(statusEntryNodes.nodeId, [...ids]));
