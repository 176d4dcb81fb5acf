import type { Queue } from '../../jobs/queue.ts';
import type { Events } from '../events.ts';

export const robotJobName = 'uptime-robot.work';
const key = 'uptime-robot';

export type RobotQueue = ReturnType<typeof createRobotQueue>;

/** Ensures that the open tasks at UptimeRobot are carried out, by one job at a time. */
export const createRobotQueue = ({ queue, events }: { queue: Queue; events: Events }) => ({
  async ensure(): Promise<void> {
    if (!(await queue.isWaiting(key))) await queue.enqueue({ kind: robotJobName, key, payload: {} });
  },
  /** Notifies open panels that the watch of a node has changed; 0 stands for several nodes. */
  tell: (nodeId = 0): Promise<void> => events.emit('admin', 'node-monitor-changed', { id: nodeId }),
});
