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
    summary: 'What a command would do to which servers of a node, which it leaves and why, and whom it reaches.',
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
    summary: 'Begins what a plan says as a batch. 409 when its servers have changed since, or nothing is to be done.',
  },
});
