import type { NodeEngine } from '../../engines/port.ts';
import type { Node } from './nodes.ts';

/** Gives each node its engine; connections are the provider's business. */
export interface Engines {
  forNode(node: Pick<Node, 'id' | 'engine'>): NodeEngine;
}
