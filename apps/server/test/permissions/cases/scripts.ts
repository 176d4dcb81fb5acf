import { scriptRunNodes, scriptRuns } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark } from './cell.ts';
import { aNode } from './nodes.ts';

const draft = () => ({
  name: `script ${freshNumber()} ${mark}`,
  description: mark,
  source: `echo ${mark}\n`,
  variables: [],
  as_root: false,
});
const aScript = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.scripts.create(draft()) },
});
const itsVersion = async (stage: Stage): Promise<Cell> => {
  const { params } = await aScript(stage);
  return { params: { ...params, version: 1 } };
};

/** A run that does not end, because no process works on its job. */
const aRun = async (stage: Stage): Promise<Cell> => {
  const { id: nodeId, alias } = await aNode(stage);
  const { db } = stage.server;
  const at = new Date();
  const [run] = await db.current
    .insert(scriptRuns)
    .values({ scriptName: mark, version: 1, source: `echo ${mark}\n`, variables: [], asRoot: false, at })
    .returning();
  await db.current.insert(scriptRunNodes).values({ runId: run!.id, nodeId, alias, state: 'running', startedAt: at });
  return { params: { id: run!.id } };
};

export const scriptCases: Cases = {
  'adminScripts.one': aScript,
  'adminScripts.create': () => ({ body: draft() }),
  'adminScripts.update': async (stage) => ({ ...(await aScript(stage)), body: draft() }),
  'adminScripts.remove': aScript,
  'adminScripts.versions': aScript,
  'adminScripts.version': itsVersion,
  'adminScripts.restore': itsVersion,
  'adminScriptRuns.one': aRun,
  'adminScriptRuns.lines': aRun,
  'adminScriptRuns.begin': async (stage) => ({
    body: { script_id: (await aScript(stage)).params!.id, node_ids: [(await aNode(stage)).id] },
  }),
  'adminScriptRuns.stop': aRun,
};
