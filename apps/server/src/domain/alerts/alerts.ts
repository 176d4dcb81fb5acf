import { and, arrayOverlaps, asc, eq, notExists } from 'drizzle-orm';
import { type Alert, mostAtOnce } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { alertDismissals, alerts } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import { type RoleFacts, rolesOf } from '../audience.ts';
import { isAhead, nextChange, periodState } from '../period.ts';
import { dismiss } from '../words/put-away.ts';

type Reader = RoleFacts & { id: number };

export type Alerts = ReturnType<typeof createAlerts>;

/** The alerts on pages, as their audience sees them. */
export function createAlerts(deps: { db: Database; clock: Clock; audit: Audit }) {
  const { db, clock } = deps;
  const isFor = (reader: Reader) => arrayOverlaps(alerts.audience, rolesOf(reader));

  return {
    /** Returns the published alerts, oldest first, and when the next one begins or ends. */
    async currentFor(reader: Reader): Promise<{ data: Alert[]; changesAt: Date | null }> {
      const now = clock.now();
      const closed = db.current
        .select({ id: alertDismissals.alertId })
        .from(alertDismissals)
        .where(and(eq(alertDismissals.alertId, alerts.id), eq(alertDismissals.userId, reader.id)));
      const rows = await db.current
        .select()
        .from(alerts)
        .where(and(isAhead(alerts, now), isFor(reader), notExists(closed)))
        .orderBy(asc(alerts.startsAt), asc(alerts.id));
      return {
        data: rows
          .filter((row) => periodState(row, now) === 'on')
          .slice(0, mostAtOnce)
          .map(({ id, tone, text, pages, isDismissible }) => ({
            id,
            tone,
            text,
            pages,
            is_dismissible: isDismissible,
          })),
        changesAt: nextChange(rows, now),
      };
    },
    /** Dismisses an alert; false when this user does not see it, or may not dismiss it. */
    putAway: (reader: Reader, id: number): Promise<boolean> =>
      dismiss(deps, {
        kind: 'alert',
        id,
        async find() {
          const [row] = await db.current
            .select()
            .from(alerts)
            .where(and(eq(alerts.id, id), isFor(reader)));
          return row?.isDismissible && periodState(row, clock.now()) !== 'planned' ? row.text : undefined;
        },
        note: (at) =>
          db.current
            .insert(alertDismissals)
            .values({ alertId: id, userId: reader.id, at })
            .onConflictDoNothing()
            .returning({ id: alertDismissals.alertId }),
      }),
  };
}
