import { engineError } from './failures.ts';
import type { NodeEngine, NodeHost } from './port.ts';

/**
 * Returns the engine of a node whose machine manages the folders of containers: an engine binds a folder, but neither
 * creates nor removes it.
 */
export function withOwnFolders(engine: NodeEngine, host: NodeHost | undefined): NodeEngine {
  const machine = (): NodeHost => {
    if (!host) throw engineError('bad-mount', new Error('The panel reaches only the engine of this node.'));
    return host;
  };
  return {
    ...engine,
    async create(spec, options) {
      for (const { source, isOwn } of spec.mounts) if (isOwn) await machine().makeFolder(source, options);
      const mounts = spec.mounts.map(({ source, target, readOnly }) => ({
        source,
        target,
        ...(readOnly !== undefined && { readOnly }),
      }));
      return engine.create({ ...spec, mounts }, options);
    },
    removeVolume: async (name, options) =>
      name.startsWith('/') ? machine().removeFolder(name, options) : engine.removeVolume(name, options),
  };
}
