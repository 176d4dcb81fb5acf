import { asc, inArray } from 'drizzle-orm';
import { fillIn, globalsIn } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { globalVariables as table } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import { refuseFields } from '../refuse-fields.ts';

export type GlobalValues = ReturnType<typeof createGlobalValues>;

/** The values of global variables. Secret ones are sealed, and opened only for containers. */
export function createGlobalValues({ db, sealer }: { db: Database; sealer: Sealer }) {
  /** Returns the names of variables that do not exist; the others cannot be deleted until the transaction ends. */
  const missing = async (names: readonly string[]): Promise<string[]> => {
    if (names.length === 0) return [];
    const known = await db.current
      .select({ name: table.name })
      .from(table)
      .where(inArray(table.name, [...names]))
      // Always in the same order, so that two transactions that lock the same variables cannot deadlock.
      .orderBy(asc(table.name))
      .for('key share');
    return names.filter((name) => !known.some((row) => row.name === name));
  };
  const referredTo = async (env: Readonly<Record<string, string>>) => {
    const names = Object.values(env).flatMap(globalsIn);
    if (names.length === 0) return [];
    const rows = await db.current.select().from(table).where(inArray(table.name, names));
    return rows.map(({ name, value, isSecret }) => ({
      name,
      isSecret,
      value: isSecret ? sealer.open(value, place(name)) : value,
    }));
  };

  return {
    /** Returns a value as it is stored. */
    keep: (value: string, { name, isSecret }: { name: string; isSecret: boolean }): string =>
      isSecret ? sealer.seal(value, place(name)) : value,
    /** Refuses, at its place in a field, each value that refers to an unknown global variable. */
    async refuseUnknown(field: string, entries: readonly { value: string }[]): Promise<void> {
      const unknown = await missing(entries.flatMap(({ value }) => globalsIn(value)));
      const refusals = entries.map(({ value }, index) => {
        const name = globalsIn(value).find((one) => unknown.includes(one));
        return [`${field}.${index}.value`, name !== undefined && `There is no global variable ${name}`] as const;
      });
      refuseFields(Object.fromEntries(refusals));
    },
    /** Replaces the global variables that an environment refers to with their values. */
    async fillIn(env: Readonly<Record<string, string>>): Promise<Record<string, string>> {
      const values = new Map((await referredTo(env)).map(({ name, value }) => [name, value]));
      return Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, fillIn(value, (global) => values.get(global))]),
      );
    },
    /** Returns the secret values that an environment refers to. */
    async secretsIn(env: Readonly<Record<string, string>>): Promise<string[]> {
      return (await referredTo(env)).filter(({ isSecret }) => isSecret).map(({ value }) => value);
    },
  };
}

const place = (name: string) => `global_variables:${name}:value`;
