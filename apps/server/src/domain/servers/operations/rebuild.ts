import { serverLabels } from '../container.ts';
import { bringUp } from './bring-up.ts';
import type { Operation } from './operation.ts';
import { pullImage } from './pull.ts';

/** Recreates the container from the newest image; the data in the media server's volume is kept. */
export const rebuild: Operation = {
  verb: 'Rebuild',
  doing: 'being rebuilt',
  status: 'rebuilding',
  async carryOut(run) {
    const { server, engine, tenant, signal } = run;
    // The old container is removed late, so that the server keeps running while the image is being pulled.
    const pull = { name: 'pull', command: `Pull the image ${server.image}`, span: [0, 0.6] } as const;
    await run.step(pull, (step) => pullImage(run, step));
    const remove = { name: 'remove', command: 'Remove the old container', span: [0.6, 0.65] } as const;
    await run.step(remove, async ({ log }) => {
      for (const { id, name } of await engine.list(serverLabels(tenant, server.id), { signal })) {
        await engine.remove(id, { signal });
        log(`Removed ${name}. Its volumes stay.`);
      }
      await run.note({ containerId: null });
    });
    const change = await bringUp(run, { from: 0.65 });
    return { words: 'The server has been rebuilt', change };
  },
};
