import { createScriptJob } from '../domain/scripts/run-job.ts';
import { createScriptRuns, scriptJobName } from '../domain/scripts/runs.ts';
import { createScripts } from '../domain/scripts/scripts.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** Scripts for nodes, and their runs. */
export function createScriptArea(deps: ServiceDeps & Foundation & Hosting) {
  const scripts = createScripts(deps);
  const scriptRuns = createScriptRuns({ ...deps, scripts });
  return { scripts, scriptRuns, scriptJobs: { [scriptJobName]: createScriptJob({ ...deps, scriptRuns }) } };
}
