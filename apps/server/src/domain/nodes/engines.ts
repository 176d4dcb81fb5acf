import type { EngineAddress, NodeEngine, NodeHost } from '../../engines/port.ts';
import type { Node } from './nodes.ts';

/** Gives each node its engine; connections are the provider's business. One that does not answer is left alone for a while. */
export interface Engines {
  forNode(node: Pick<Node, 'id' | 'engine'>): NodeEngine;
  /** The node's machine; undefined where the panel reaches the engine alone. */
  hostOf(node: Pick<Node, 'id' | 'engine'>): NodeHost | undefined;
  /** Hears of each node that answers again. */
  onBack(listener: (nodeId: number) => void): void;
  /** The fingerprint of the key that a machine shows, before anybody trusts it. */
  readHostKey(machine: { host: string; port: number }, timeoutMs: number): Promise<string>;
  /** Both of an address that no node has yet, and how to let go of them. */
  at(address: EngineAddress): { engine: NodeEngine; host: NodeHost | undefined; close(): void };
  /** The node's address is another one now, or the node is gone. */
  forget(nodeId: number): void;
}
