import type { Queue } from '../../jobs/queue.ts';
import type { Events } from '../events.ts';

export const robotJobName = 'uptime-robot.work';
const key = 'uptime-robot';

export type RobotQueue = ReturnType<typeof createRobotQueue>;

/** Sees to it that what is left to be done at UptimeRobot gets done, by one job at a time. */
export const createRobotQueue = ({ queue, events }: { queue: Queue; events: Events }) => ({
  async ensure(): Promise<void> {
    if (!(await queue.isWaiting(key))) await queue.enqueue({ kind: robotJobName, key, payload: {} });
  },
  /** Tells open panels that a node is watched otherwise, or several are. */
  tell: (nodeId = 0): Promise<void> => events.emit('admin', 'node-monitor-changed', { id: nodeId }),
});
