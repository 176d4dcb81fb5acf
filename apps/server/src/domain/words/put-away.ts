import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';

interface PutAway {
  kind: 'alert' | 'announcement' | 'popup';
  id: number;
  /** Returns its name, if this user can dismiss it. */
  find: () => Promise<string | undefined>;
  /** Records the dismissal; returns no row if it was recorded before. */
  note: (at: Date) => Promise<unknown[]>;
}

/** Dismisses a message for one user; false when this user cannot. */
export const dismiss = (
  { db, clock, audit }: { db: Database; clock: Clock; audit: Audit },
  { kind, id, find, note }: PutAway,
): Promise<boolean> =>
  db.transaction(async () => {
    const name = await find();
    if (name === undefined) return false;
    const noted = await note(clock.now());
    await audit.write({
      target: { kind, id, name },
      before: { put_away: noted.length === 0 },
      after: { put_away: true },
    });
    return true;
  });
