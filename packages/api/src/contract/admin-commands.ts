import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { command, commandPlan, commandRun } from './schemas/command.ts';
import { accepted } from './schemas/server.ts';

/** Commands of the search, which act on all servers of a node. */
export const adminCommands = defineEndpoints({
  plan: {
    method: 'GET',
    path: '/api/admin/commands/plan',
    who: 'admin',
    owner: 'house',
    query: command,
    sample: { from: 'adminNodes.list', query: { action: 'restart', node_id: '{id}' } },
    response: z.object({ data: commandPlan }),
    source: 'screens',
    summary: 'Returns what a command would do to which servers of a node, which it skips and why, and who is affected.',
  },
  run: {
    method: 'POST',
    path: '/api/admin/commands/run',
    who: 'admin',
    owner: 'house',
    body: commandRun,
    sample: { needs: 'a node whose servers may restart' },
    response: accepted,
    source: 'screens',
    summary: 'Runs a plan as a batch. 409 when its servers have changed since, or when there is nothing to do.',
  },
});
