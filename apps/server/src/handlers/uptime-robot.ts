import type { Contract, Handlers } from '@kronos/api/contract';
import type { RobotAccounts } from '../domain/uptime-robot/account.ts';
import type { RobotOrders } from '../domain/uptime-robot/orders.ts';
import type { RobotOverview } from '../domain/uptime-robot/present.ts';
import type { RequestContext } from '../http/request-context.ts';

interface UptimeRobotDeps {
  robotAccounts: RobotAccounts;
  robotOrders: RobotOrders;
  robotOverview: RobotOverview;
}

/** Handlers of the UptimeRobot account, for admins (spec §2 "integrations/uptime-robot"). */
export const adminUptimeRobotHandlers = ({
  robotAccounts: accounts,
  robotOrders: orders,
  robotOverview: overview,
}: UptimeRobotDeps): Handlers<Contract, RequestContext>['adminUptimeRobot'] => ({
  show: async () => ({ data: await overview.show() }),
  async connect({ body }) {
    await accounts.connect(body);
    return { success: true };
  },
  async disconnect() {
    await accounts.disconnect();
    return { success: true };
  },
  watchAll: () => orders.addAll(),
  async cancel() {
    await orders.cancel();
    return { success: true };
  },
});
