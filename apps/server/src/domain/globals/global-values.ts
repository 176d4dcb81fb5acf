import { asc, inArray } from 'drizzle-orm';
import { fillIn, globalsIn } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { globalVariables as table } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';

export type GlobalValues = ReturnType<typeof createGlobalValues>;

/** The values of global variables. Those that are secret are sealed, and opened for containers alone. */
export function createGlobalValues({ db, sealer }: { db: Database; sealer: Sealer }) {
  return {
    /** The value as it is kept. */
    keep: (value: string, { name, isSecret }: { name: string; isSecret: boolean }): string =>
      isSecret ? sealer.seal(value, place(name)) : value,
    /** Returns those of these names that there are not; the others cannot be deleted until the transaction ends. */
    async missing(names: readonly string[]): Promise<string[]> {
      if (names.length === 0) return [];
      const known = await db.current
        .select({ name: table.name })
        .from(table)
        .where(inArray(table.name, [...names]))
        // Always in the same order, so that two who refer to the same ones do not wait for each other.
        .orderBy(asc(table.name))
        .for('key share');
      return names.filter((name) => !known.some((row) => row.name === name));
    },
    /** Puts the values in the place of the global variables that an environment refers to. */
    async fillIn(env: Readonly<Record<string, string>>): Promise<Record<string, string>> {
      const names = Object.values(env).flatMap(globalsIn);
      if (names.length === 0) return { ...env };
      const rows = await db.current.select().from(table).where(inArray(table.name, names));
      const values = new Map(
        rows.map(({ name, value, isSecret }) => [name, isSecret ? sealer.open(value, place(name)) : value]),
      );
      return Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, fillIn(value, (global) => values.get(global))]),
      );
    },
  };
}

const place = (name: string) => `global_variables:${name}:value`;
