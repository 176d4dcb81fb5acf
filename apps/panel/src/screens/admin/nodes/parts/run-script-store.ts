import type { ScriptDetail, ScriptRunDraft } from '@kronos/api/contract';
import { adminScriptRuns } from '@kronos/api/routes/admin-script-runs';
import { adminScripts } from '@kronos/api/routes/admin-scripts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** How a script is run. */
export function createRunScriptStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const calls = api.extend({ adminScripts, adminScriptRuns });
  return {
    /** Reads which variables it has; undefined when it could not be read, which a notice says. */
    async read(id: number): Promise<ScriptDetail | undefined> {
      const outcome = await calls.adminScripts.one({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.data;
      notices.failed(outcome);
      return undefined;
    },
    /** Begins a run; the form shows a refusal. */
    begin: (body: ScriptRunDraft) => calls.adminScriptRuns.begin({ body }, { signal }),
  };
}
