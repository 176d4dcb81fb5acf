import { EventEmitter } from 'node:events';

/** What becomes of a container, in the words of a container engine. */
export type ContainerAction = 'create' | 'start' | 'oom' | 'die' | 'pause' | 'unpause' | 'destroy';

export interface ContainerEvent {
  containerId: string;
  labels: Record<string, string>;
  action: ContainerAction;
  at: string;
}

/** What happens on a node, told to whoever listens; `down` is the machine's own end. */
export const createEvents = () => new EventEmitter<{ event: [ContainerEvent]; down: [] }>().setMaxListeners(0);
