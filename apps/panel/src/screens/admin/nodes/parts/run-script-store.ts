import type { ScriptDetail, ScriptRunDraft } from '@kronos/api/contract';
import { adminScriptRuns } from '@kronos/api/routes/admin-script-runs';
import { adminScripts } from '@kronos/api/routes/admin-scripts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The calls for running a script. */
export function createRunScriptStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const calls = api.extend({ adminScripts, adminScriptRuns });
  return {
    /** Reads a script with its variables. Resolves with undefined when that failed, which it shows as a notice. */
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
