import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { refuseStale, versionOf } from './versions.ts';

export interface CrudDeps {
  db: Database;
  audit: Audit;
  /** Notifies open panels of a changed record after the commit. */
  tell: (id: number) => Promise<void>;
}

type Values = Record<string, unknown>;

export interface CrudOptions<One extends object, Draft extends object, Change extends object> {
  table: PgTable & { id: AnyPgColumn };
  /** The noun of the record, as refusals and the audit log use it. */
  noun: string;
  /** Reads the record to be changed. */
  read(id: number): Promise<One | undefined>;
  /** Absent when such records cannot be created. */
  insert?(draft: Draft): Promise<{ id: number } | undefined>;
  update(id: number, change: Change): Promise<unknown>;
  nameOf(record: One | Draft): string;
  /** What the audit log keeps of a record. @default all of it */
  trace?(record: One | Draft | Change): Values;
  /** What the form shows of a record; saving the form is refused once this has changed. @default all of it */
  stateOf?(record: One): unknown;
}

export interface Crud<One, Draft, Change> {
  /** Creates a record and returns its id. */
  create(draft: Draft): Promise<number>;
  /** Changes a record given its previous state; refused unless it still has the version that the change is based on. */
  change(id: number, changeOf: (before: One) => Change, basedOn?: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** Returns the version of a record that was read. */
  versionOf(record: One): string;
}

/** Returns the record that was found; throws a refusal when there is none. */
export function found<One>(noun: string, record: One | undefined): One {
  if (record === undefined) throw notFound(noun);
  return record;
}

const valuesOf = (record: object): Values => Object.fromEntries<unknown>(Object.entries(record));

/** Creates, changes and deletes records, each in one transaction with its audit-log row and its event. */
export function crud<One extends object, Draft extends object, Change extends object>(
  { db, audit, tell }: CrudDeps,
  { table, noun, read, insert, update, nameOf, trace = valuesOf, stateOf = valuesOf }: CrudOptions<One, Draft, Change>,
): Crud<One, Draft, Change> {
  /** The noun as the audit log records it: in one word. */
  const kind = noun.toLowerCase().replaceAll(' ', '-');
  const write = async (id: number, name: string, values: { before?: Values; after?: Values }) => {
    await audit.write({ target: { kind, id, name }, ...values });
    await tell(id);
  };

  const versionOfRecord = (record: One) => versionOf(stateOf(record));

  return {
    versionOf: versionOfRecord,
    create: (draft) =>
      db.transaction(async () => {
        const row = await insert?.(draft);
        if (!row) throw new Error(`The ${noun} could not be saved.`);
        await write(row.id, nameOf(draft), { after: trace(draft) });
        return row.id;
      }),
    change: (id, changeOf, basedOn) =>
      db.transaction(async () => {
        // Of two concurrent saves of the same version, the second must see what the first has written.
        await db.current.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
        const record = found(noun, await read(id));
        if (basedOn !== undefined && basedOn !== versionOfRecord(record))
          await refuseStale(audit, { kind, id }, `The ${noun} has been changed in the meantime.`);
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
