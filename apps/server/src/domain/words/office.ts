import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { exportLimit, type PeriodState, type WordsDeed } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { defaultPerPage, type OrderQuery, orderOf, pageMetaOf, pageOf, type PageQuery } from '../paging.ts';
import { periodIs } from '../period.ts';
import { search } from '../text-match.ts';
import type { WordsNudge } from './nudge.ts';

export interface WordsDeps {
  db: Database;
  clock: Clock;
  audit: Audit;
  nudge: WordsNudge;
}

/** What a list of words is asked for. */
export interface WordsQuery<S extends string> extends OrderQuery<S> {
  q: string;
  state?: PeriodState | undefined;
}

/** A select whose rows are still to be chosen. */
interface Views<View> {
  where(where: SQL | undefined): {
    orderBy(...order: SQL[]): { limit(limit: number): { offset(offset: number): PromiseLike<View[]> } };
  };
}

/** Rows that a statement touched. */
type Touched = Promise<{ id: number }[]>;

interface Kind<S extends string, Q extends WordsQuery<S>, View, Row, One, Draft> {
  /** As the audit log and refusals call it. */
  name: 'alert' | 'announcement' | 'popup' | 'content';
  table: PgTable;
  columns: { id: AnyPgColumn; startsAt: AnyPgColumn; endsAt: AnyPgColumn; isEnabled: AnyPgColumn };
  sorts: Readonly<Record<S, SQLWrapper>>;
  searched: readonly SQLWrapper[];
  /** Filters that only this kind has. */
  narrow?: (query: Q) => SQL | undefined;
  views(): Views<View>;
  present(view: View, now: Date): Row;
  /** One with all that its form shows. */
  whole(id: number, now: Date): Promise<One | undefined>;
  insert(draft: Draft): Touched;
  update(where: SQL, draft: Draft): Touched;
  nameOf(one: One | Draft): string;
  /** What the audit log keeps of it. */
  trace(one: One | Draft): Record<string, unknown>;
}

export type WordsOffice<Q, Row, One, Draft> = {
  find(id: number): Promise<One>;
  list(query: Q & PageQuery): Promise<{ data: Row[]; meta: ReturnType<typeof pageMetaOf> }>;
  /** All that a filter leaves, up to the limit of an export. */
  export(filter: Q): Promise<{ data: Row[]; meta: { total: number } }>;
  create(draft: Draft): Promise<number>;
  update(id: number, draft: Draft): Promise<void>;
  remove(id: number): Promise<void>;
  /** The same to several, in one go; which of them it came to. One that is gone meanwhile keeps nothing back. */
  bulk(ids: readonly number[], deed: WordsDeed): Promise<{ id: number; success: boolean; message?: string }[]>;
};

/** Where admins write one kind of what the house tells people; every open panel is told with the commit. */
export function createWordsOffice<S extends string, Q extends WordsQuery<S>, View, Row, One, Draft>(
  { db, clock, audit, nudge }: WordsDeps,
  kind: Kind<S, Q, View, Row, One, Draft>,
): WordsOffice<Q, Row, One, Draft> {
  const { columns, table } = kind;
  const missing = `There is no such ${kind.name}.`;
  const matching = (query: Q): SQL | undefined =>
    and(
      search(query.q, kind.searched),
      query.state && periodIs(columns, clock.now())[query.state],
      kind.narrow?.(query),
    );
  const read = async (query: Q, part: { limit: number; offset: number }) => {
    const where = matching(query);
    const [views, total] = await Promise.all([
      kind
        .views()
        .where(where)
        .orderBy(...orderOf(kind.sorts, query, columns.id))
        .limit(part.limit)
        .offset(part.offset),
      db.current.$count(table, where),
    ]);
    return { data: views.map((view) => kind.present(view, clock.now())), total };
  };
  const find = async (id: number): Promise<One> => {
    const one = await kind.whole(id, clock.now());
    if (!one) throw new AppError('not-found', missing);
    return one;
  };
  const is = (id: number) => eq(columns.id, id);
  const touched = { id: sql<number>`${columns.id}` };
  const erase = (where: SQL): Touched => db.current.delete(table).where(where).returning(touched);
  const enable = (where: SQL, isEnabled: boolean): Touched =>
    db.current.update(table).set({ isEnabled }).where(where).returning(touched);

  return {
    find,
    async list(query) {
      const page = pageOf(query, defaultPerPage);
      const { data, total } = await read(query, page);
      return { data, meta: pageMetaOf(page, total) };
    },
    async export(filter) {
      const { data, total } = await read(filter, { limit: exportLimit, offset: 0 });
      return { data, meta: { total } };
    },
    create: (draft) =>
      db.transaction(async () => {
        const [row] = await kind.insert(draft);
        if (!row) throw new Error(`The ${kind.name} could not be written.`);
        await audit.write({
          target: { kind: kind.name, id: row.id, name: kind.nameOf(draft) },
          after: kind.trace(draft),
        });
        await nudge();
        return row.id;
      }),
    update: (id, draft) =>
      db.transaction(async () => {
        const before = await find(id);
        await kind.update(is(id), draft);
        const target = { kind: kind.name, id, name: kind.nameOf(draft) };
        await audit.write({ target, before: kind.trace(before), after: kind.trace(draft) });
        await nudge();
      }),
    remove: (id) =>
      db.transaction(async () => {
        const before = await find(id);
        await erase(is(id));
        await audit.write({ target: { kind: kind.name, id, name: kind.nameOf(before) }, before: kind.trace(before) });
        await nudge();
      }),
    bulk: (ids, deed) =>
      db.transaction(async () => {
        const chosen = [...new Set(ids)];
        const where = inArray(columns.id, chosen);
        const touched = await (deed === 'delete' ? erase(where) : enable(where, deed === 'enable'));
        const done = new Set(touched.map(({ id }) => id));
        await audit.write({
          target: { kind: `${kind.name}s` },
          after: { action: deed, ids: chosen.filter((id) => done.has(id)) },
        });
        await nudge();
        return chosen.map((id) => (done.has(id) ? { id, success: true } : { id, success: false, message: missing }));
      }),
  };
}
