import type { Contract, Handlers } from '@kronos/api/contract';
import type { Clock } from '../clock.ts';
import type { Services } from '../create-services.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Broadcaster } from '../realtime/port.ts';
import { adminDashboardHandlers } from './admin-dashboard.ts';
import { adminSearchHandlers, adminTicketsHandlers } from './admin-shell.ts';
import { announcementsHandlers } from './announcements.ts';
import { customerServersHandlers } from './customer-servers.ts';
import { notificationsHandlers } from './notifications.ts';
import { processesHandlers } from './processes.ts';
import { resellerHandlers } from './reseller.ts';
import { customerUserHandlers, sessionHandlers, type SignInLimit } from './session.ts';
import { systemHandlers } from './system.ts';

/** Every handler of the contract; a missing one does not compile. */
export const createHandlers = (
  deps: Services & { clock: Clock; broadcaster: Broadcaster; signInLimit: SignInLimit },
): Handlers<Contract, RequestContext> => ({
  session: sessionHandlers(deps),
  system: systemHandlers(deps),
  customerUser: customerUserHandlers(),
  customerServers: customerServersHandlers(deps),
  notifications: notificationsHandlers(deps),
  announcements: announcementsHandlers(deps),
  reseller: resellerHandlers(deps),
  adminDashboard: adminDashboardHandlers(deps),
  adminSearch: adminSearchHandlers(deps),
  adminTickets: adminTicketsHandlers(deps),
  processes: processesHandlers(deps),
});
