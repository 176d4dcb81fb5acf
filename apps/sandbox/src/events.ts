import { EventEmitter } from 'node:events';

/** The changes of a container, named as by a container engine. */
export type ContainerAction = 'create' | 'start' | 'oom' | 'die' | 'pause' | 'unpause' | 'destroy';

export interface ContainerEvent {
  containerId: string;
  labels: Record<string, string>;
  action: ContainerAction;
  at: string;
}

/** The events of a node's containers; `down` is the shutdown of the node itself. */
export const createEvents = () => new EventEmitter<{ event: [ContainerEvent]; down: [] }>().setMaxListeners(0);
