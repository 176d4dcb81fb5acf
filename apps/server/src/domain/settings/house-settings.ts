import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { refuseOlder } from './refuse-older.ts';
import type { Settings, OwnKey } from './settings.ts';

interface HouseSettingsDeps {
  db: Database;
  settings: Settings;
  audit: Audit;
}

interface HouseSettingsOptions<Values extends Record<string, unknown>> {
  /** The key under which they are stored, which is also their name in the audit log. */
  key: OwnKey;
  schema: z.ZodType<Values>;
  defaults: Values;
  /** Refuses values that are valid by themselves but not together. */
  check?(values: Values): void;
  /** Notifies open panels of a change after the commit. */
  tell(): Promise<void>;
}

export interface FormSettings<Values> {
  /** Their name in the audit log. */
  readonly key: OwnKey;
  read(): Promise<Values>;
  /** Changes the given values and keeps the rest; refused unless the settings still have the version that is given. */
  save(change: { [K in keyof Values]?: Values[K] | undefined }, basedOn?: string): Promise<void>;
}

/** The settings of one form: stored together, with defaults for those that are not set; each change is audited. */
export function createFormSettings<Values extends Record<string, unknown>>(
  { db, settings, audit }: HouseSettingsDeps,
  { key, schema, defaults, check, tell }: HouseSettingsOptions<Values>,
): FormSettings<Values> {
  const read = async (): Promise<Values> =>
    schema.parse({ ...defaults, ...((await settings.readOwn(key)) as object | undefined) });

  return {
    key,
    read,
    save: (change, basedOn) =>
      db.transaction(async () => {
        await refuseOlder({ settings, audit }, { names: [key], read }, basedOn);
        const before = await read();
        const after = schema.parse({ ...before, ...change });
        check?.(after);
        const changed = Object.keys(change).filter((name) => !isSame(before[name], after[name]));
        const part = (all: Values) => Object.fromEntries(changed.map((name) => [name, all[name]]));
        await settings.set(key, after);
        await audit.write({ target: { kind: 'settings', name: key }, before: part(before), after: part(after) });
        if (changed.length > 0) await tell();
      }),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
