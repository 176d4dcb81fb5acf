import { and, eq, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, ScriptOnNode, ScriptRunRow, ScriptRunState } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { scriptRunNodes as onNodes, scriptRuns as table } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';

type Filter = ParsedOf<Contract['adminScriptRuns']['export']>['query'];

const ofRun = sql`from ${onNodes} where ${onNodes.runId} = ${table.id}`;
const count = (which = sql`true`) => subselect<number>(sql`select count(*) ${ofRun} and ${which}`).mapWith(Number);
const nodeCount = count();
const ended = count(sql`${onNodes.state} not in ('waiting', 'running')`);
const failed = count(sql`${onNodes.state} = 'failed'`);
/** One node of a run; only used when it is the only one. */
const first = {
  id: subselect<number | null>(sql`select min(${onNodes.nodeId}) ${ofRun}`).mapWith(onNodes.nodeId),
  alias: subselect<string>(sql`select min(${onNodes.alias}) ${ofRun}`),
};
/** The aliases of all nodes of a run, for the search. */
export const aliases = subselect<string>(sql`select string_agg(${onNodes.alias}, ' ') ${ofRun}`);

const state = sql<ScriptRunState>`case
  when ${ended} < ${nodeCount} then 'running' when ${table.stoppedAt} is not null then 'stopped'
  when ${failed} > 0 then 'failed' else 'done' end`;

/** Selects runs as they are listed, without their source and variables. */
export const selectRuns = (db: Database) =>
  db.current
    .select({
      id: table.id,
      scriptId: table.scriptId,
      scriptName: table.scriptName,
      version: table.version,
      at: table.at,
      byName: table.byName,
      state,
      nodes: nodeCount,
      ended,
      failed,
      nodeId: first.id,
      alias: first.alias,
    })
    .from(table);
export type RunView = Awaited<ReturnType<typeof selectRuns>>[number];

export const matching = (query: Filter) =>
  and(
    query.state && sql`${state} = ${query.state}`,
    query.script === undefined ? undefined : eq(table.scriptId, query.script),
    query.node === undefined ? undefined : sql`exists (select 1 ${ofRun} and ${onNodes.nodeId} = ${query.node})`,
  );

export const presentRun = ({ scriptId, scriptName, at, byName, nodeId, alias, ...run }: RunView): ScriptRunRow => ({
  ...run,
  script: { id: scriptId, name: scriptName },
  at: at.toISOString(),
  by: byName,
  node: run.nodes === 1 ? { id: nodeId, alias } : null,
});

export const presentNode = (one: typeof onNodes.$inferSelect): ScriptOnNode => ({
  node: { id: one.nodeId, alias: one.alias },
  state: one.state,
  exit_code: one.exitCode,
  seconds: one.startedAt && one.finishedAt && (one.finishedAt.getTime() - one.startedAt.getTime()) / 1000,
  process_id: one.processId,
  message: one.words,
});
