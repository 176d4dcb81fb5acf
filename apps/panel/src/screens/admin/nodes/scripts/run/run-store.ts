import type { ScriptLine, ScriptRunDetail } from '@kronos/api/contract';
import { adminScriptRuns } from '@kronos/api/routes/admin-script-runs';
import { createRecordStore } from '../../../../../resource/record-store.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** Milliseconds between two reads of a run, because hundreds of nodes send events twice a second. */
const pace = 500;
/** The number of lines in a full response, after which there may be more. */
const full = 1000;

/** A run of a script, with what it has printed so far. */
export interface RunWithLines extends ScriptRunDetail {
  readonly lines: readonly ScriptLine[];
}

/** One run with its nodes and its output, kept current. */
export function createRunStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ adminScriptRuns }).adminScriptRuns;
  /** The lines of the run that was last read. */
  let known: { id: number; lines: readonly ScriptLine[] } = { id: 0, lines: [] };

  const one = createRecordStore<RunWithLines>({
    async read(id, options) {
      const params = { id };
      // The state is read before the lines, so that a run that has ended has all of its lines.
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
    /** Stops a run on the nodes on which it has not ended. Shows a refusal as a notice. */
    async stop(id: number): Promise<void> {
      const outcome = await calls.stop({ params: { id } }, { signal });
      if (outcome.kind !== 'ok') notices.failed(outcome);
      await one.load();
    },
    /** Begins the same run on the given nodes. Resolves with its id, or with undefined if none began. */
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
