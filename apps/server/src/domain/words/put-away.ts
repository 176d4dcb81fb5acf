import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';

interface PutAway {
  kind: 'alert' | 'announcement' | 'popup';
  id: number;
  /** What it is called, when it is there for this person to put away. */
  find: () => Promise<string | undefined>;
  /** Notes it; nothing where that was noted before. */
  note: (at: Date) => Promise<unknown[]>;
}

/** Puts something that the house says away for one person; false when it is not theirs to put away. */
export const putAway = (
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
