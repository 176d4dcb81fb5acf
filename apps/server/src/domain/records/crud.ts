import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';

export interface CrudDeps {
  db: Database;
  audit: Audit;
  /** Tells open panels of a change, with its commit. */
  tell: () => Promise<void>;
}

type Values = Record<string, unknown>;

export interface CrudOptions<One extends object, Draft extends object, Change extends object> {
  table: PgTable & { id: AnyPgColumn };
  /** The noun of the record, as refusals and the audit log use it. */
  noun: string;
  /** Reads the record that is to be changed, and locks it where its change depends on it. */
  read(id: number): Promise<One | undefined>;
  insert(draft: Draft): Promise<{ id: number } | undefined>;
  update(id: number, change: Change): Promise<unknown>;
  nameOf(record: One | Draft): string;
  /** What the audit log keeps of a record. @default all of it */
  trace?(record: One | Draft | Change): Values;
}

export interface Crud<One, Draft, Change> {
  /** Makes a record and returns its number. */
  create(draft: Draft): Promise<number>;
  /** Changes a record by what it was before. */
  change(id: number, changeOf: (before: One) => Change): Promise<void>;
  remove(id: number): Promise<void>;
}

/** The message of a refusal when there is no record of a number. */
export const missing = (noun: string): string => `There is no such ${noun}.`;

/** The record that was found; refused when there is none. */
export function found<One>(noun: string, record: One | undefined): One {
  if (record === undefined) throw new AppError('not-found', missing(noun));
  return record;
}

const valuesOf = (record: object): Values => Object.fromEntries<unknown>(Object.entries(record));

/** Makes, changes and deletes records, each in a transaction with its row in the audit log and its event. */
export function crud<One extends object, Draft extends object, Change extends object>(
  { db, audit, tell }: CrudDeps,
  { table, noun, read, insert, update, nameOf, trace = valuesOf }: CrudOptions<One, Draft, Change>,
): Crud<One, Draft, Change> {
  const write = async (id: number, name: string, values: { before?: Values; after?: Values }) => {
    await audit.write({ target: { kind: noun, id, name }, ...values });
    await tell();
  };

  return {
    create: (draft) =>
      db.transaction(async () => {
        const row = await insert(draft);
        if (!row) throw new Error(`The ${noun} could not be written.`);
        await write(row.id, nameOf(draft), { after: trace(draft) });
        return row.id;
      }),
    change: (id, changeOf) =>
      db.transaction(async () => {
        const record = found(noun, await read(id));
        const change = changeOf(record);
        await update(id, change);
        const after = trace(change);
        const before = Object.fromEntries(Object.entries(trace(record)).filter(([key]) => key in after));
        await write(id, nameOf({ ...record, ...change }), { before, after });
      }),
    remove: (id) =>
      db.transaction(async () => {
        const record = found(noun, await read(id));
        await db.current.delete(table).where(eq(table.id, id));
        await write(id, nameOf(record), { before: trace(record) });
      }),
  };
}
