import { takeContainer } from './bring-up.ts';
import type { Operation } from './operation.ts';

/** Shuts the server down. */
export const stop: Operation = {
  verb: 'Stop',
  doing: 'stopping',
  status: 'stopping',
  isForSuspended: true,
  refuse: ({ name, status }) => (status === 'stopped' ? `${name} is already stopped.` : undefined),
  async carryOut(run) {
    const containerId = await takeContainer(run);
    run.log(`Stopping the container on the node ${run.node.alias}.`);
    await run.engine.stop(containerId, { signal: run.signal });
    const status = run.server.suspendedAt ? 'suspended' : 'stopped';
    const change = { status, seenAt: run.clock.now(), pingStatus: 'unknown', pingMs: null } as const;
    return { words: 'The server has been shut down', change };
  },
};
