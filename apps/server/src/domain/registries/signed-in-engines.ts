import { EngineError, type NodeEngine } from '../../engines/port.ts';
import type { Engines } from '../nodes/engines.ts';
import { printedIn } from '../nodes/printed.ts';
import type { RegistryAccounts } from './accounts.ts';
import { registryOf } from './registry-of.ts';

const longestFailure = 500;

/** Wraps the engines so that they pull each image with the account of its registry, if the panel has one. */
export function createSignedInEngines(engines: Engines, accounts: RegistryAccounts): Engines {
  const pullWith = (engine: NodeEngine): NodeEngine['pull'] =>
    async function pull(image, onProgress, options) {
      const host = registryOf(image);
      const account = await accounts.find(host);
      if (!account) return engine.pull(image, onProgress, options);
      try {
        await engine.pull(image, onProgress, { ...options, account });
      } catch (error) {
        if (error instanceof EngineError && error.code === 'pull-failed')
          await accounts.used(host, printedIn(error).join(' ').slice(0, longestFailure) || error.message);
        throw error;
      }
      await accounts.used(host, null);
    };

  return {
    ...engines,
    forNode(node) {
      const engine = engines.forNode(node);
      return { ...engine, pull: pullWith(engine) };
    },
  };
}
