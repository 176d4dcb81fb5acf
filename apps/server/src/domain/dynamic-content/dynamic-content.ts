import { and, arrayOverlaps, asc } from 'drizzle-orm';
import { mostAtOnce, type PlacedContent } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { dynamicContents as contents } from '../../db/schema.ts';
import { type RoleFacts, rolesOf } from '../audience.ts';
import { isAhead, nextChange, periodState } from '../period.ts';

export type DynamicContent = ReturnType<typeof createDynamicContent>;

/** The dynamic content of the panel's places, as its audience sees it. */
export const createDynamicContent = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Returns the published content, oldest first, and when the next piece begins or ends. */
  async currentFor(reader: RoleFacts): Promise<{ data: PlacedContent[]; changesAt: Date | null }> {
    const now = clock.now();
    const rows = await db.current
      .select()
      .from(contents)
      .where(and(isAhead(contents, now), arrayOverlaps(contents.audience, rolesOf(reader))))
      .orderBy(asc(contents.startsAt), asc(contents.id));
    return {
      data: rows
        .filter((row) => periodState(row, now) === 'on')
        .slice(0, mostAtOnce)
        .map(({ id, place, content }) => ({ id, place, content })),
      changesAt: nextChange(rows, now),
    };
  },
});
