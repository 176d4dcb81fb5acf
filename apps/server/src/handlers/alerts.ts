import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { AlertAdministration } from '../domain/alerts/administration.ts';
import type { Alerts } from '../domain/alerts/alerts.ts';
import type { RequestContext } from '../http/request-context.ts';
import { wordsHandlers } from './words.ts';

/** Handlers of the alerts on the caller's pages. */
export function alertsHandlers({ alerts }: { alerts: Alerts }): Handlers<Contract, RequestContext>['alerts'] {
  return {
    async current(_, { session }) {
      const { data, changesAt } = await alerts.currentFor(session.user);
      return { data, changes_at: changesAt?.toISOString() ?? null };
    },
    async dismiss({ params }, { session }) {
      if (!(await alerts.putAway(session.user, params.id))) throw notFound('alert');
      return { success: true };
    },
  };
}

/** Handlers of all alerts, for admins. */
export const adminAlertsHandlers = ({
  alertAdministration,
}: {
  alertAdministration: AlertAdministration;
}): Handlers<Contract, RequestContext>['adminAlerts'] => wordsHandlers(alertAdministration);
