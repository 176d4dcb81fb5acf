import { act, takeContainer, whenReady } from './bring-up.ts';
import type { Operation } from './operation.ts';

/** Starts the server; done when it responds. */
export const start: Operation = {
  verb: 'Start',
  doing: 'starting',
  status: 'starting',
  refuse: ({ name, status }) => (status === 'running' ? `${name} is already running.` : undefined),
  async carryOut(run) {
    const containerId = await takeContainer(run);
    run.log(`Starting the container on the node ${run.node.alias}.`);
    await act(run, containerId, 'start');
    run.log('Waiting for the media server to respond.');
    return { words: 'The server has been started', change: await whenReady(run, containerId) };
  },
};
