import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PeriodState, WordsBulkAction } from '@kronos/api/contract';
import { doesNotExist } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { periodIs } from '../period.ts';
import { type Crud, crud, found } from '../records/crud.ts';
import { type List, listOf, type ListQuery, type Views } from '../records/list-of.ts';

export interface WordsDeps {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
}

/** The query of a list of messages. */
export interface WordsQuery<S extends string> extends ListQuery<S> {
  state?: PeriodState | undefined;
}

/** The rows that a statement touched. */
type Touched = Promise<{ id: number }[]>;

interface Kind<S extends string, Q extends WordsQuery<S>, View, Row, One, Draft> {
  /** Its name in the audit log and in refusals. */
  name: 'alert' | 'announcement' | 'popup' | 'content';
  table: PgTable & { id: AnyPgColumn; startsAt: AnyPgColumn; endsAt: AnyPgColumn; isEnabled: AnyPgColumn };
  sorts: Readonly<Record<S, SQLWrapper>>;
  searched: readonly SQLWrapper[];
  /** The filters that only this kind has. */
  narrow?: (query: Q) => SQL | undefined;
  views(): Views<View>;
  present(view: View, now: Date): Row;
  /** Returns a record with all fields of its form. */
  whole(id: number, now: Date): Promise<One | undefined>;
  insert(draft: Draft): Touched;
  update(where: SQL, draft: Draft): Touched;
  /** Does whatever else is needed for records that were written or enabled, in the same transaction. */
  follow?: (ids: readonly number[]) => Promise<void>;
  nameOf(one: One | Draft): string;
  /** Returns what the audit log keeps of a record. */
  trace(one: One | Draft): Record<string, unknown>;
  /** The fields of its form. */
  fields: Readonly<Record<string, unknown>>;
}

export type MessageAdministration<Q, Row, One, Draft> = List<Q, Row> &
  Pick<Crud<One, Draft, Draft>, 'create' | 'remove'> & {
    find(id: number): Promise<{ data: One; version: string }>;
    update(id: number, draft: Draft, basedOn?: string): Promise<void>;
    /** Applies an action to several records at once; returns the result for each. Deleted ones do not stop the rest. */
    bulk(
      ids: readonly number[],
      action: WordsBulkAction,
    ): Promise<{ id: number; success: boolean; message?: string }[]>;
  };

/** The administration of one kind of message; every open panel is notified after the commit. */
export function createMessageAdministration<
  S extends string,
  Q extends WordsQuery<S>,
  View,
  Row,
  One extends object,
  Draft extends object,
>(
  { db, clock, audit, events }: WordsDeps,
  kind: Kind<S, Q, View, Row, One, Draft>,
): MessageAdministration<Q, Row, One, Draft> {
  const { name, table } = kind;
  const touched = { id: sql<number>`${table.id}` };
  const erase = (where: SQL): Touched => db.current.delete(table).where(where).returning(touched);
  const enable = (where: SQL, isEnabled: boolean): Touched =>
    db.current.update(table).set({ isEnabled }).where(where).returning(touched);
  const read = (id: number) => kind.whole(id, clock.now());
  const { create, change, remove, versionOf } = crud<One, Draft, Draft>(
    { db, audit, tell: () => events.emit('system', 'words-changed', {}) },
    {
      table,
      noun: name,
      read,
      async insert(draft) {
        const [row] = await kind.insert(draft);
        if (row) await kind.follow?.([row.id]);
        return row;
      },
      async update(id, draft) {
        await kind.update(eq(table.id, id), draft);
        await kind.follow?.([id]);
      },
      nameOf: kind.nameOf,
      trace: kind.trace,
      stateOf: (one) => Object.keys(kind.fields).map((field) => Reflect.get(one, field) as unknown),
    },
  );

  return {
    ...listOf<S, Q, View, Row>(db, {
      from: table,
      views: kind.views,
      search: kind.searched,
      sort: kind.sorts,
      filter: (query) => and(query.state && periodIs(table, clock.now())[query.state], kind.narrow?.(query)),
      present: (view) => kind.present(view, clock.now()),
    }),
    async find(id) {
      const data = found(name, await read(id));
      return { data, version: versionOf(data) };
    },
    create,
    remove,
    update: (id, draft, basedOn) => change(id, () => draft, basedOn),
    bulk: (ids, action) =>
      db.transaction(async () => {
        const chosen = [...new Set(ids)];
        const where = inArray(table.id, chosen);
        const touched = await (action === 'delete' ? erase(where) : enable(where, action === 'enable'));
        const done = new Set(touched.map(({ id }) => id));
        if (action === 'enable') await kind.follow?.([...done]);
        await audit.write({
          target: { kind: `${name}s` },
          after: { action, ids: chosen.filter((id) => done.has(id)) },
        });
        await events.emit('system', 'words-changed', {});
        return chosen.map((id) =>
          done.has(id) ? { id, success: true } : { id, success: false, message: doesNotExist(name) },
        );
      }),
  };
}
