import type { Contract, Handlers } from '@kronos/api/contract';
import type { Services } from '../create-services.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Broadcaster } from '../realtime/port.ts';
import { adminDashboardHandlers } from './admin-dashboard.ts';
import { customerServersHandlers } from './customer-servers.ts';
import { sessionHandlers, type SignInLimit } from './session.ts';
import { systemHandlers } from './system.ts';

/** Every handler of the contract; a missing one does not compile. */
export const createHandlers = (
  deps: Services & { broadcaster: Broadcaster; signInLimit: SignInLimit },
): Handlers<Contract, RequestContext> => ({
  session: sessionHandlers(deps),
  system: systemHandlers(deps),
  customerServers: customerServersHandlers(deps),
  adminDashboard: adminDashboardHandlers(deps),
});
