import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  type Contract,
  mostScriptNodes,
  type ParsedOf,
  scriptLinesAtOnce,
  type ScriptLine,
  type ScriptRunDetail,
  type ScriptRunRow,
  type ScriptVariable,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { scriptRunNodes as onNodes, scriptRuns as table } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { GlobalValues } from '../globals/global-values.ts';
import type { Engines } from '../nodes/engines.ts';
import { noMachineWords } from '../nodes/machine.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import { aliases, matching, presentNode, presentRun, type RunView, selectRuns } from './run-views.ts';
import type { Scripts, ScriptView } from './scripts.ts';

type Filter = ParsedOf<Contract['adminScriptRuns']['export']>['query'];
type Draft = ParsedOf<Contract['adminScriptRuns']['begin']>['body'];
export type RunRecord = typeof table.$inferSelect;
export type RunOnNode = typeof onNodes.$inferSelect;

/** The kind of the job that carries out a run. */
export const scriptJobName = 'script.run';

export type ScriptRuns = ReturnType<typeof createScriptRuns>;

/** Script runs on nodes: begins, lists, follows and stops them. */
export function createScriptRuns(deps: {
  db: Database;
  clock: Clock;
  queue: Queue;
  audit: Audit;
  events: Events;
  scripts: Scripts;
  globalValues: GlobalValues;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
}) {
  const { db, clock, queue, audit, events, scripts, globalValues, nodes, engines, processes } = deps;
  /** The callbacks that end the runs of this process at once; other processes notice from the record. */
  const stoppers = new Set<(id: number) => void>();
  const tell = () => events.emit('admin', 'script-runs-changed', {});
  const find = async (id: number): Promise<RunRecord | undefined> =>
    (await db.current.select().from(table).where(eq(table.id, id)))[0];
  const itemsOf = (id: number): Promise<RunOnNode[]> =>
    db.current
      .select()
      .from(onNodes)
      .where(eq(onNodes.runId, id))
      .orderBy(asc(sql`lower(${onNodes.alias})`), asc(onNodes.id))
      .limit(mostScriptNodes);

  /** Returns the chosen nodes; refused when the panel cannot reach the machine of one. */
  const nodesOf = async (ids: readonly number[]) => {
    const chosen = await nodes.list([...new Set(ids)]);
    refuseFields({ node_ids: chosen.length < new Set(ids).size && 'Choose existing nodes' });
    for (const node of chosen) if (!engines.hostOf(node)) throw new AppError('conflict', noMachineWords(node.alias));
    return chosen;
  };

  /** Returns the variables of a script with the values of this run. */
  const variablesOf = async ({ now }: ScriptView, given: readonly ScriptVariable[]): Promise<ScriptVariable[]> => {
    const values = new Map(given.map(({ name, value }) => [name, value]));
    const stray = given.find(({ name }) => !now.variables.some((variable) => variable.name === name));
    refuseFields({ variables: stray !== undefined && `The script has no variable ${stray.name}` });
    const all = now.variables.map(({ name, value }) => ({ name, value: values.get(name) || value }));
    refuseFields(
      Object.fromEntries(
        all.map(({ name, value }, index) => [`variables.${index}.value`, value === '' && `Enter a value for ${name}`]),
      ),
    );
    await globalValues.refuseUnknown('variables', all);
    return all;
  };

  return {
    ...listOf<Filter['sort'], Filter, RunView, ScriptRunRow>(db, {
      from: table,
      views: () => selectRuns(db),
      search: [table.scriptName, table.byName, aliases],
      sort: { at: table.at, script: sql`lower(${table.scriptName})` },
      filter: matching,
      present: presentRun,
    }),
    find,
    itemsOf,
    tell,
    async one(id: number): Promise<ScriptRunDetail> {
      const [view] = await selectRuns(db).where(eq(table.id, id));
      const { source, variables, asRoot } = found(noun, await find(id));
      const items = (await itemsOf(id)).map(presentNode);
      return { ...presentRun(found(noun, view)), source, variables, as_root: asRoot, items };
    },
    async lines(id: number, after: number): Promise<ScriptLine[]> {
      found(noun, await find(id));
      const ids = (await itemsOf(id)).flatMap(({ processId }) => processId ?? []);
      const next = await processes.nextLines(ids, after, scriptLinesAtOnce);
      return next.map(({ id: line, processId, text }) => ({ id: line, process_id: processId, text }));
    },
    begin: ({ script_id, node_ids, variables: given }: Draft): Promise<number> =>
      db.transaction(async () => {
        const script = await scripts.view(script_id);
        refuseFields({ script_id: script === undefined && 'Choose a script' });
        const { row, now } = found('script', script);
        const chosen = await nodesOf(node_ids);
        const variables = await variablesOf({ ...found('script', script) }, given);
        const { source, asRoot, version } = now;
        const [run] = await db.current
          .insert(table)
          .values({
            scriptId: row.id,
            scriptName: row.name,
            version,
            source,
            variables,
            asRoot,
            byName: audit.actor()?.name ?? null,
            at: clock.now(),
          })
          .returning({ id: table.id });
        if (!run) throw new Error('The run could not be saved.');
        for (const { id: nodeId, alias } of chosen) {
          const command = `Run script ${row.name} (version ${version}) on node ${alias}`;
          const processId = await processes.open({ kind: 'script', command, nodeId, serverId: null });
          await db.current.insert(onNodes).values({ runId: run.id, nodeId, alias, processId });
        }
        // A retry after a crash of the panel does not run the script twice: the job skips nodes on which it had begun.
        await queue.enqueue({ kind: scriptJobName, key: `script-run:${run.id}`, payload: { runId: run.id } });
        await audit.write({
          target: { kind: 'script', id: row.id, name: row.name },
          after: { run: run.id, version, nodes: chosen.map(({ alias }) => alias) },
        });
        await tell();
        return run.id;
      }),
    /** Ends the run on the nodes where it is running, and cancels it on those where it is waiting. */
    stop: (id: number): Promise<void> =>
      db.transaction(async () => {
        const run = found(noun, await find(id));
        const open = and(eq(onNodes.runId, id), inArray(onNodes.state, ['waiting', 'running']));
        if ((await db.current.$count(onNodes, open)) === 0)
          throw new AppError('conflict', 'This run has already ended.');
        const isUnstopped = and(eq(table.id, id), isNull(table.stoppedAt));
        await db.current.update(table).set({ stoppedAt: clock.now() }).where(isUnstopped);
        await audit.write({ target: { kind: noun, id, name: run.scriptName } });
        await tell();
        db.afterCommit(() => {
          for (const stop of stoppers) stop(id);
        });
      }),
    /** Calls `stop` with the id of each run that is stopped through this process. */
    onStop(stop: (id: number) => void): () => void {
      stoppers.add(stop);
      return () => stoppers.delete(stop);
    },
    /** Whether a run was stopped, through any process. */
    isStopped: async (id: number): Promise<boolean> => (await find(id))?.stoppedAt !== null,
    /** Records the state of a run on a node. */
    note: async (id: number, values: Partial<RunOnNode>): Promise<void> => {
      await db.current.update(onNodes).set(values).where(eq(onNodes.id, id));
      await tell();
    },
  };
}

const noun = 'script-run';
