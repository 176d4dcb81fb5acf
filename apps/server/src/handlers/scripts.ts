import type { Contract, Handlers } from '@kronos/api/contract';
import type { ScriptRuns } from '../domain/scripts/runs.ts';
import type { Scripts } from '../domain/scripts/scripts.ts';
import type { RequestContext } from '../http/request-context.ts';
import { recordHandlers } from './records.ts';

type All = Handlers<Contract, RequestContext>;

/** Handlers of the scripts that admins keep for nodes. */
export const adminScriptsHandlers = ({ scripts }: { scripts: Scripts }): All['adminScripts'] => ({
  ...recordHandlers(scripts),
  versions: async ({ params }) => ({ data: await scripts.versions(params.id) }),
  version: async ({ params }) => ({ data: await scripts.version(params.id, params.version) }),
  async restore({ params }) {
    await scripts.restore(params.id, params.version);
    return { success: true };
  },
});

/** Handlers of the runs of scripts, for admins. */
export const adminScriptRunsHandlers = ({ scriptRuns }: { scriptRuns: ScriptRuns }): All['adminScriptRuns'] => ({
  list: ({ query }) => scriptRuns.list(query),
  export: ({ query }) => scriptRuns.export(query),
  one: async ({ params }) => ({ data: await scriptRuns.one(params.id) }),
  lines: async ({ params, query }) => ({ data: await scriptRuns.lines(params.id, query.after) }),
  begin: async ({ body }) => ({ success: true, id: await scriptRuns.begin(body) }),
  async stop({ params }) {
    await scriptRuns.stop(params.id);
    return { success: true };
  },
});
