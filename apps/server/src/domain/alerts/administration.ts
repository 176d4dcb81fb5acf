import { eq, sql } from 'drizzle-orm';
import { type AlertDraft, type AlertRow, contract, type Contract, fieldsOf, type ParsedOf } from '@kronos/api/contract';
import { alertDismissals, alerts } from '../../db/schema.ts';
import { presentPeriod, readPeriod } from '../period.ts';
import { createMessageAdministration, type WordsDeps } from '../words/administration.ts';

type Filter = ParsedOf<Contract['adminAlerts']['export']>['query'];
const touched = { id: alerts.id };

export type AlertAdministration = ReturnType<typeof createAlertAdministration>;

/** The administration of alerts. */
export function createAlertAdministration(deps: WordsDeps) {
  const { db, clock } = deps;
  const views = () =>
    db.current
      .select({ alert: alerts, dismissals: db.current.$count(alertDismissals, eq(alertDismissals.alertId, alerts.id)) })
      .from(alerts);
  type View = Awaited<ReturnType<typeof views>>[number];
  const present = ({ alert, dismissals }: View, now: Date): AlertRow => ({
    id: alert.id,
    tone: alert.tone,
    text: alert.text,
    pages: alert.pages,
    is_dismissible: alert.isDismissible,
    audience: alert.audience,
    ...presentPeriod(alert, now),
    dismissals,
    created_at: alert.createdAt.toISOString(),
  });

  return createMessageAdministration<Filter['sort'], Filter, View, AlertRow, AlertRow, AlertDraft>(deps, {
    name: 'alert',
    table: alerts,
    sorts: { starts_at: alerts.startsAt, ends_at: alerts.endsAt, text: sql`lower(${alerts.text})` },
    searched: [alerts.text],
    views,
    present,
    async whole(id, now) {
      const [view] = await views().where(eq(alerts.id, id));
      return view && present(view, now);
    },
    insert: (draft) =>
      db.current
        .insert(alerts)
        .values({ ...valuesOf(draft), createdAt: clock.now() })
        .returning(touched),
    update: (where, draft) => db.current.update(alerts).set(valuesOf(draft)).where(where).returning(touched),
    nameOf: ({ text }) => text,
    trace: (alert) => ({ ...alert }),
    fields: fieldsOf(contract.adminAlerts.update.body),
  });
}

const valuesOf = ({ tone, text, pages, audience, is_dismissible, ...period }: AlertDraft) => ({
  tone,
  text,
  pages,
  audience,
  isDismissible: is_dismissible,
  ...readPeriod(period),
});
