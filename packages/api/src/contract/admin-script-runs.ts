import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { listEndpoints } from './resource.ts';
import { done, idParams, largestNumber, recordNumber, writtenNumber } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import {
  scriptLine,
  scriptLinesAtOnce,
  scriptRunDetail,
  scriptRunDraft,
  scriptRunRow,
  scriptRunStates,
} from './schemas/script.ts';

const path = '/api/admin/script-runs';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
const sample = { needs: 'a script run' } as const;

/** The runs of scripts on nodes. */
export const adminScriptRuns = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'script runs',
    filter: listFilter({ sorts: ['at', 'script'], direction: 'desc' }).extend({
      state: z.enum(scriptRunStates).optional(),
      script: recordNumber.optional(),
      node: recordNumber.optional(),
    }),
    record: scriptRunRow,
    summary: 'Returns the script runs, newest first; `q` searches the script, the nodes and who started it.',
  }),
  one: {
    ...admins,
    method: 'GET',
    path: `${path}/:id`,
    params: idParams,
    sample,
    response: z.object({ data: scriptRunDetail }),
    summary: 'Returns one run, node by node.',
  },
  lines: {
    ...admins,
    method: 'GET',
    path: `${path}/:id/lines`,
    params: idParams,
    query: z.object({ after: writtenNumber(z.number().int().min(0).max(largestNumber)).default(0) }),
    sample,
    response: z.object({ data: z.array(scriptLine).max(scriptLinesAtOnce) }),
    summary: 'Returns the output of a run on all its nodes, oldest first; only lines after the line `after`.',
  },
  begin: {
    ...admins,
    method: 'POST',
    path,
    body: scriptRunDraft,
    sample: { needs: 'a script, and nodes whose machines the panel can reach' },
    response: done.extend({ id: z.number().int() }),
    summary: 'Runs a script on several nodes at once. 409 if the panel can reach only the engine of one of them.',
  },
  stop: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/stop`,
    params: idParams,
    sample,
    response: done,
    summary: 'Cancels a run on the nodes where it is running or waiting. 409 once it has ended.',
  },
});
