import { eq } from 'drizzle-orm';
import { type FirstRunStep, firstRunSteps } from '@kronos/api/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { settings as table } from '../../db/schema.ts';
import type { Settings } from '../settings/settings.ts';

const stored = z.object({
  /** The admin whose password was generated. */
  adminId: z.number().int().nullable(),
  done: z.array(z.enum(firstRunSteps)),
});
export type Progress = z.infer<typeof stored>;

const key = 'first_run';
const notStarted: Progress = { adminId: null, done: [] };

/** The progress of the set-up: one record for all admins and browsers. */
export function createProgress({ db, settings }: { db: Database; settings: Settings }) {
  return {
    read: async (): Promise<Progress> => stored.catch(notStarted).parse(await settings.readOwn(key)),
    /** Creates the record; false when another process was faster. */
    async begin(): Promise<boolean> {
      const rows = await db.current
        .insert(table)
        .values({ key, value: notStarted })
        .onConflictDoNothing()
        .returning({ key: table.key });
      return rows.length > 0;
    },
    /** Locks the record in the open transaction; refuses once the set-up is complete. */
    async hold(): Promise<Progress> {
      await db.current.insert(table).values({ key, value: notStarted }).onConflictDoNothing();
      const [row] = await db.current.select().from(table).where(eq(table.key, key)).for('update');
      if ((await settings.read()).app_initiated)
        throw new AppError('conflict', 'The system is already set up. Change this under System Settings.');
      return stored.catch(notStarted).parse(row?.value);
    },
    write: (progress: Progress): Promise<void> => settings.set(key, progress),
  };
}

/** Returns the progress with one more step. */
export const withStep = ({ done, ...rest }: Progress, step: FirstRunStep): Progress => ({
  ...rest,
  done: done.includes(step) ? done : [...done, step],
});
