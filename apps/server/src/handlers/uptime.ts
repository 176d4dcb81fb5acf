import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { UptimeCoverageList } from '../domain/uptime/coverage.ts';
import type { UptimeMonitors } from '../domain/uptime/monitors.ts';
import type { UptimeSettings } from '../domain/uptime/uptime-settings.ts';
import type { RobotOrders } from '../domain/uptime-robot/orders.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of the monitoring of nodes, for admins (spec §7, "Uptime monitor"). */
export const adminUptimeHandlers = ({
  audit,
  uptimeCoverage: coverage,
  uptimeMonitors: monitors,
  uptimeSettings: settings,
  robotOrders: robot,
}: {
  audit: Audit;
  uptimeCoverage: UptimeCoverageList;
  uptimeMonitors: UptimeMonitors;
  uptimeSettings: UptimeSettings;
  robotOrders: RobotOrders;
}): Handlers<Contract, RequestContext>['adminUptime'] => ({
  fetch: async ({ params }) => ({ data: await coverage.fetch(params.id) }),
  async add({ params }) {
    await monitors.add(params.id);
    return { success: true, message: 'The node is now being monitored' };
  },
  async addAll() {
    const added = await monitors.addAll();
    return { success: true, message: 'All nodes are now being monitored', added };
  },
  async remove({ params }) {
    await monitors.remove(params.id);
    return { success: true, message: 'The node is no longer being monitored' };
  },
  async settings() {
    const { intervalMinutes: interval_minutes } = await settings.read();
    return { interval_minutes, ...(await coverage.counts()) };
  },
  async save({ body }) {
    await settings.save(body.interval_minutes);
    return { success: true };
  },
  list: ({ query }) => coverage.list(query),
  export: ({ query }) => coverage.export(query),
  bulk: bulkHandler(audit, {
    monitor: (id) => monitors.add(id),
    stop: (id) => monitors.remove(id),
    watch: (id) => robot.add(id),
    unwatch: (id) => robot.remove(id),
  }),
  async update({ params, query, body }) {
    await monitors.update(params.id, body, query.based_on);
    return { success: true };
  },
});
