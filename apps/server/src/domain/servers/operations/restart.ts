import { act, takeContainer, whenReady } from './bring-up.ts';
import type { Operation } from './operation.ts';

/** Restarts the server, or starts a stopped one; done when it responds. */
export const restart: Operation = {
  verb: 'Restart',
  doing: 'restarting',
  status: 'restarting',
  async carryOut(run) {
    const containerId = await takeContainer(run);
    run.log(`Restarting the container on the node ${run.node.alias}.`);
    await act(run, containerId, 'restart');
    run.log('Waiting for the media server to respond.');
    return { words: 'The server has been restarted', change: await whenReady(run, containerId) };
  },
};
