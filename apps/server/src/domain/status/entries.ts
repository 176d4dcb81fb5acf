import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import {
  type Contract,
  mostUpdatesOfEntry,
  type ParsedOf,
  statesOfStatusEntry,
  type StatusEntryDetail,
  type StatusEntryDraft,
  type StatusEntryRow,
  type StatusUpdateDraft,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, statusEntries as table, statusEntryNodes, statusEntryUpdates as updates } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { DiscordNews } from '../discord/news.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import { refuseOtherKind } from './entry-kinds.ts';
import type { StatusEntryNotices } from './entry-notices.ts';
import { draftOf, endOf, type EntryView, namedBy, nodesOf, presentEntry, valuesOf } from './entry-rows.ts';

type Filter = ParsedOf<Contract['adminStatusEntries']['export']>['query'];

type Told = Pick<typeof table.$inferSelect, 'id' | 'title' | 'state' | 'isEverywhere'>;

export type StatusEntries = ReturnType<typeof createStatusEntries>;

/** The administration of incidents and maintenance; every open status page is notified after the commit. */
export function createStatusEntries(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  statusEntryNotices: StatusEntryNotices;
  discordNews: DiscordNews;
}) {
  const { db, clock, audit, events, statusEntryNotices: notices, discordNews } = deps;
  const tell = () => events.emit('system', 'status-changed', {});
  const views = () => db.current.select({ row: table, nodes: nodesOf }).from(table);
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];
  const lock = async (id: number) => (await db.current.select().from(table).where(eq(table.id, id)).for('update'))[0];
  const updatesOf = (id: number) =>
    db.current.select().from(updates).where(eq(updates.entryId, id)).orderBy(asc(updates.at), asc(updates.id));

  /** Holds nodes until the commit, so that none of them is deleted meanwhile. */
  const holdNodes = async ({ is_everywhere, node_ids }: StatusEntryDraft): Promise<number[]> => {
    if (is_everywhere) return [];
    const ids = [...new Set(node_ids)];
    refuseFields({ node_ids: ids.length === 0 && 'Choose a node' });
    const there = db.current.select({ id: nodes.id }).from(nodes).where(inArray(nodes.id, ids));
    const held = await there.orderBy(asc(nodes.id)).for('key share');
    refuseFields({ node_ids: held.length < ids.length && 'One of them no longer exists' });
    return ids;
  };
  const nameNodes = async (entryId: number, ids: readonly number[]) => {
    if (ids.length > 0) await db.current.insert(statusEntryNodes).values(ids.map((nodeId) => ({ entryId, nodeId })));
  };
  /** Records that an entry has reached its state; `told` is the text to publish when the update itself has none. */
  const write = async (entry: Told, text: string, told = text) => {
    const { id: entryId, state } = entry;
    const values = { entryId, at: clock.now(), state, text, byName: audit.actor()?.name ?? null };
    const [update] = await db.current.insert(updates).values(values).returning({ id: updates.id });
    if (update) await discordNews.queueStatusUpdate(entry, { id: update.id, text: told });
  };
  const { create, change, remove, versionOf } = crud<EntryView, StatusEntryDraft, StatusEntryDraft>(
    { db, audit, tell },
    {
      table,
      noun,
      read: view,
      async insert(draft) {
        const ids = await holdNodes(draft);
        const values = { ...valuesOf(draft, clock.now()), createdAt: clock.now() };
        const [row] = await db.current.insert(table).values(values).returning();
        if (!row) return undefined;
        await nameNodes(row.id, ids);
        await write(row, '', row.text);
        await notices.send(row, row.text);
        return row;
      },
      async update(id, draft) {
        const { row: before } = found(noun, await view(id));
        refuseOtherKind(before.state, draft.state);
        const ids = await holdNodes(draft);
        const values = valuesOf(draft, clock.now());
        await db.current.update(table).set(values).where(eq(table.id, id));
        await db.current.delete(statusEntryNodes).where(eq(statusEntryNodes.entryId, id));
        await nameNodes(id, ids);
        if (values.state === before.state) return;
        await write({ id, ...values }, '', values.text);
        await notices.send({ id, ...values }, values.text);
      },
      nameOf: (record) => draftOf(record).title,
      trace: (record) => ({ ...draftOf(record) }),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: StatusEntryDetail; version: string }> {
      const one = found(noun, await view(id));
      const told = (await updatesOf(id)).map(({ id: number, at, state, text, byName }) => ({
        id: number,
        at: at.toISOString(),
        state,
        text,
        by: byName,
      }));
      return { data: { ...presentEntry(one), updates: told }, version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, EntryView, StatusEntryRow>(db, {
      from: table,
      views,
      search: [table.title, table.text],
      sort: { starts_at: table.startsAt, title: sql`lower(${table.title})` },
      filter: ({ kind, state, node }) =>
        and(
          kind && inArray(table.state, [...statesOfStatusEntry[kind]]),
          state && eq(table.state, state),
          node && or(eq(table.isEverywhere, true), inArray(table.id, namedBy(db, node))),
        ),
      present: presentEntry,
    }),
    create,
    update: (id: number, draft: StatusEntryDraft, basedOn?: string): Promise<void> => change(id, () => draft, basedOn),
    remove,
    /** Appends an update; subscribers are notified if it changes the state. */
    append: (id: number, update: StatusUpdateDraft): Promise<void> =>
      db.transaction(async () => {
        const before = found(noun, await lock(id));
        refuseOtherKind(before.state, update.state);
        if ((await db.current.$count(updates, eq(updates.entryId, id))) >= mostUpdatesOfEntry)
          throw new AppError('conflict', `This entry already has ${mostUpdatesOfEntry} updates. Create a new entry.`);
        const { state } = update;
        await write({ ...before, state }, update.text);
        await db.current
          .update(table)
          .set({ state, endsAt: endOf({ ...before, state }, clock.now()) })
          .where(eq(table.id, id));
        if (state !== before.state) await notices.send({ ...before, state }, update.text);
        const target = { kind: 'status-entry', id, name: before.title };
        await audit.write({ target, before: { state: before.state }, after: { ...update } });
        await tell();
      }),
  };
}

const noun = 'status entry';
