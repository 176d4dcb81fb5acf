import type { ScriptLine, ScriptRunDetail } from '@kronos/api/contract';
import { adminScriptRuns } from '@kronos/api/routes/admin-script-runs';
import { createRecordStore } from '../../../../../resource/record-store.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** Hundreds of nodes tell of themselves twice a second; a run is read no more often than this. */
const pace = 500;
/** So many lines are answered at once; where there are as many, there may be more. */
const full = 1000;

/** A run of a script, with what it has printed so far. */
export interface RunWithLines extends ScriptRunDetail {
  readonly lines: readonly ScriptLine[];
}

/** One run, node by node and line by line, as it goes on. */
export function createRunStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ adminScriptRuns }).adminScriptRuns;
  /** The lines of the run that was read last. */
  let known: { id: number; lines: readonly ScriptLine[] } = { id: 0, lines: [] };

  const one = createRecordStore<RunWithLines>({
    async read(id, options) {
      const params = { id };
      // First how it is: lines that come meanwhile are read behind it, so that a run that has ended is whole.
      const run = await calls.one({ params }, options);
      if (run.kind !== 'ok') return run;
      if (known.id !== id) known = { id, lines: [] };
      for (;;) {
        const after = known.lines.at(-1)?.id ?? 0;
        const next = await calls.lines({ params, query: { after } }, options);
        if (next.kind !== 'ok') return next;
        const { data } = next.data;
        if (known.id !== id) break;
        if (data.length > 0) known = { id, lines: [...known.lines, ...data] };
        if (data.length < full) break;
      }
      return { kind: run.kind, data: { data: { ...run.data.data, lines: known.lines } } };
    },
    clock,
    signal,
  });

  let isPlanned = false;
  const soon = () => {
    if (isPlanned) return;
    isPlanned = true;
    clock.after(pace, () => {
      isPlanned = false;
      void one.load();
    });
  };
  follow('admin', 'script-runs-changed', soon);
  follow('admin', 'process-updated', () => {
    const { record } = one.get();
    if (record.status === 'ready' && record.data.state === 'running') soon();
  });

  return {
    one,
    /** Stops it where it has not ended; a notice says when that was refused. */
    async stop(id: number): Promise<void> {
      const outcome = await calls.stop({ params: { id } }, { signal });
      if (outcome.kind !== 'ok') notices.failed(outcome);
      await one.load();
    },
    /** Begins the same on other nodes; answers the new run, if one began. */
    async again(run: ScriptRunDetail, node_ids: number[]): Promise<number | undefined> {
      if (run.script.id === null) return undefined;
      const body = { script_id: run.script.id, node_ids, variables: [...run.variables] };
      const outcome = await calls.begin({ body }, { signal });
      if (outcome.kind === 'ok') return outcome.data.id;
      notices.failed(outcome);
      return undefined;
    },
  };
}
