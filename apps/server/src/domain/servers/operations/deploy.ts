import { bringUp } from './bring-up.ts';
import type { Operation } from './operation.ts';

/** Creates the container of a new server and starts it; done when the media server responds for the first time. */
export const deploy: Operation = {
  verb: 'Deploy',
  doing: 'being set up',
  status: 'deploying',
  async carryOut(run) {
    const change = await bringUp(run, { from: 0, pulls: true });
    return { words: 'The server has been deployed', change, isNew: true };
  },
};
