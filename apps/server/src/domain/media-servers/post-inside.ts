import type { Logger } from 'pino';
import { EngineError } from '../../engines/port.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { ServerRow } from '../servers/server-row.ts';
import type { MediaServerAddress } from './port.ts';

export type PostInside = ReturnType<typeof createPostInside>;

/** Creates the calls that media servers accept only from their own network, through the engines of their nodes. */
export function createPostInside(deps: { nodes: Pick<Nodes, 'find'>; engines: Engines; log: Logger }) {
  const { nodes, engines, log } = deps;
  return ({ id, nodeId, containerId, containerPort: port }: ServerRow): NonNullable<MediaServerAddress['postInside']> =>
    async (path) => {
      const node = await nodes.find(nodeId);
      if (!node || containerId === null) return undefined;
      try {
        return await engines.forNode(node).requestInside(containerId, { method: 'POST', port, path });
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        log.warn({ err: error, server: id }, 'a media server could not be called from inside its container');
        return undefined;
      }
    };
}
