import { eq } from 'drizzle-orm';
import type { ServerFigures, ServerLog } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { serverFigures } from '../../db/schema.ts';
import { EngineError } from '../../engines/port.ts';
import type { Timings } from '../../config/timings.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { failureWords } from './failure-words.ts';
import { presentUsage } from './figures.ts';
import type { ServerRow } from './server-row.ts';

const newestLines = 500;

export type ServerInsight = ReturnType<typeof createServerInsight>;

/** The usage and the log of a server. */
export function createServerInsight(deps: {
  db: Database;
  nodes: Nodes;
  engines: Engines;
  timings: Pick<Timings, 'nodeMs'>;
}) {
  const { db, nodes, engines, timings } = deps;
  return {
    /** Returns the last sample without calling the node; null before the first. */
    async figures({ id }: Pick<ServerRow, 'id'>): Promise<ServerFigures | null> {
      const [row] = await db.current.select().from(serverFigures).where(eq(serverFigures.serverId, id));
      return row ? presentUsage(row) : null;
    },
    /** Reads the log from the node; a failure is returned as a message. */
    async log({ containerId, nodeId, image, port }: ServerRow): Promise<ServerLog> {
      const node = containerId === null ? undefined : await nodes.find(nodeId);
      if (!node || containerId === null) return { lines: [], failure: null };
      try {
        const lines = await engines.forNode(node).logs(containerId, newestLines, { timeoutMs: timings.nodeMs });
        return { lines, failure: null };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        // Its container is recreated by the next start.
        if (error.code === 'container-missing') return { lines: [], failure: null };
        return { lines: [], failure: failureWords(error, { alias: node.alias, image, port }) };
      }
    },
  };
}
