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
const sample = { needs: 'a run of a script' } as const;

/** The runs of scripts on nodes. */
export const adminScriptRuns = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'runs of scripts',
    filter: listFilter({ sorts: ['at', 'script'], direction: 'desc' }).extend({
      state: z.enum(scriptRunStates).optional(),
      script: recordNumber.optional(),
      node: recordNumber.optional(),
    }),
    record: scriptRunRow,
    summary: 'The runs of scripts, newest first; `q` searches the script, the nodes and who began it.',
  }),
  one: {
    ...admins,
    method: 'GET',
    path: `${path}/:id`,
    params: idParams,
    sample,
    response: z.object({ data: scriptRunDetail }),
    summary: 'One run, node by node.',
  },
  lines: {
    ...admins,
    method: 'GET',
    path: `${path}/:id/lines`,
    params: idParams,
    query: z.object({ after: writtenNumber(z.number().int().min(0).max(largestNumber)).default(0) }),
    sample,
    response: z.object({ data: z.array(scriptLine).max(scriptLinesAtOnce) }),
    summary: 'What it printed on all its nodes, oldest first; only lines behind the line `after`.',
  },
  begin: {
    ...admins,
    method: 'POST',
    path,
    body: scriptRunDraft,
    sample: { needs: 'a script, and nodes whose machine the panel reaches' },
    response: done.extend({ id: z.number().int() }),
    summary:
      'Runs a script on nodes, on all of them at once. 409 where the panel reaches only the engine of one of them.',
  },
  stop: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/stop`,
    params: idParams,
    sample,
    response: done,
    summary: 'Ends a run where it goes on, and keeps it from where it waits. 409 once it has ended.',
  },
});
