import type { EngineAddress, NodeEngine, NodeHost } from '../../engines/port.ts';
import type { Node } from './nodes.ts';

/**
 * Provides the engine of each node and manages the connections. Calls to a node that does not respond are paused for a
 * while.
 */
export interface Engines {
  forNode(node: Pick<Node, 'id' | 'engine'>): NodeEngine;
  /** The node's host; undefined where the panel reaches only the engine. */
  hostOf(node: Pick<Node, 'id' | 'engine'>): NodeHost | undefined;
  /** Calls the listener for each node that responds again. */
  onBack(listener: (nodeId: number) => void): void;
  /** Reads the fingerprint of the host key, before it is trusted. */
  readHostKey(machine: { host: string; port: number }, timeoutMs: number): Promise<string>;
  /** Returns engine and host at an address that no node has yet, and a function that closes them. */
  at(address: EngineAddress): { engine: NodeEngine; host: NodeHost | undefined; close(): void };
  /** Drops the connection of a node whose address changed or that was deleted. */
  forget(nodeId: number): void;
}
