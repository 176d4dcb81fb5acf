import { EngineError } from '../../../engines/port.ts';
import { configFolder } from '../container.ts';
import { serverTypeNames } from '../names.ts';
import { bringUp, takeContainer } from './bring-up.ts';
import { defaultConfigArchive, defaultConfigs } from './default-config.ts';
import type { Operation, OperationRun } from './operation.ts';

/** Returns the current preferences if some of them are to be kept; a server without any has nothing to keep. */
async function preferencesOf({ server: { type }, engine, signal }: OperationRun, containerId: string) {
  const { path, keeping } = defaultConfigs[type];
  if (!keeping) return undefined;
  try {
    return (await engine.readFile(containerId, `${configFolder}/${path}`, { signal })).toString();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'path-missing') return undefined;
    throw error;
  }
}

/**
 * Resets the media server's preferences to their defaults; libraries, users and watch states are kept, and so are the
 * identity and claim of a Plex server.
 */
export const resetConfig: Operation = {
  verb: 'Reset the config of',
  doing: 'being reset',
  status: 'resetting',
  async carryOut(run) {
    const { server, node, engine, signal } = run;
    const { type } = server;
    const { env } = node;
    const stop = { name: 'stop', command: 'Stop the media server', span: [0, 0.3] } as const;
    await run.step(stop, async () => engine.stop(await takeContainer(run), { signal }));
    const reset = { name: 'reset', command: `Replace ${defaultConfigs[type].path}`, span: [0.3, 0.5] } as const;
    await run.step(reset, async () => {
      const containerId = await takeContainer(run);
      const archive = defaultConfigArchive(type, { env, before: await preferencesOf(run, containerId) });
      await engine.writeArchive(containerId, configFolder, archive, { signal });
    });
    const change = await bringUp(run, { from: 0.5 });
    return { words: `${serverTypeNames[type]} config has been reset`, change };
  },
};
