import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { basedOn, done, idParams } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { uptimeCoverage, uptimeDefaults, uptimeDraft, uptimeMonitor, uptimeRow } from './schemas/uptime.ts';
import { robotStates } from './schemas/uptime-robot.ts';

const path = '/api/admin/integrations/uptime-robot';
const nodes = `${path}/nodes` as const;
const admins = { who: 'admin', owner: 'house' } as const;

/** Whether nodes are up: the monitors and what they found. `:id` is the id of a node. */
export const adminUptime = defineEndpoints({
  fetch: {
    ...admins,
    method: 'GET',
    path: `${path}/fetch/:id`,
    params: idParams,
    sample: { needs: 'a monitored node' },
    response: z.object({ data: uptimeMonitor }),
    source: '§7',
    summary:
      'Returns the monitor of a node with its last 90 days; 404 when the node is not monitored. The node is not contacted.',
  },
  add: {
    ...admins,
    method: 'GET',
    path: `${path}/add/:id`,
    mutates: true,
    params: idParams,
    sample: { needs: 'a node that may be monitored' },
    response: done,
    source: '§7',
    summary:
      'Monitors a node: the port of its engine, at the interval of the settings. An existing monitor stays unchanged.',
  },
  addAll: {
    ...admins,
    method: 'GET',
    path: `${path}/add-all`,
    mutates: true,
    sample: { needs: 'nodes that may be monitored' },
    response: done.extend({ added: z.number().int() }),
    source: '§7',
    summary: 'Monitors every node that is not monitored yet.',
  },
  remove: {
    ...admins,
    method: 'GET',
    path: `${path}/remove/:id`,
    mutates: true,
    params: idParams,
    sample: { needs: 'a monitored node' },
    response: done,
    source: '§7',
    summary: 'Stops monitoring a node; its results stay for 90 days.',
  },
  settings: {
    ...admins,
    method: 'GET',
    path,
    response: uptimeDefaults.extend({ nodes: z.number().int(), monitored: z.number().int() }),
    source: 'screens',
    summary: 'Returns the default values for new monitors, and how many nodes are monitored.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    body: uptimeDefaults,
    sample: { from: 'adminUptime.settings', keeps: true, body: { interval_minutes: '{interval_minutes}' } },
    response: done,
    source: 'screens',
    summary: 'Changes the default values for new monitors.',
  },
  ...listEndpoints({
    path: nodes,
    who: 'admin',
    many: 'nodes',
    filter: listFilter({ sorts: ['alias', 'since', 'last_checked_at'] }).extend({
      state: z.enum(uptimeCoverage).optional(),
      robot: z.enum(robotStates).optional(),
    }),
    record: uptimeRow,
    summary:
      'Returns the nodes with the last results of their monitors and of UptimeRobot; `q` searches name and address. Neither the nodes nor UptimeRobot are contacted.',
  }),
  bulk: bulkEndpoint({
    path: nodes,
    who: 'admin',
    many: 'nodes',
    actions: ['monitor', 'stop', 'watch', 'unwatch'],
    sample: { needs: 'nodes that may be monitored' },
    summary: 'Starts or stops monitoring several nodes, or watching them with UptimeRobot; with a result for each.',
  }),
  update: {
    ...admins,
    method: 'POST',
    path: `${nodes}/:id`,
    params: idParams,
    query: basedOn,
    body: uptimeDraft,
    sample: { needs: 'a monitored node' },
    response: done,
    source: 'screens',
    summary: 'Changes what the monitor of a node checks, and how often; 404 when the node is not monitored.',
  },
});
