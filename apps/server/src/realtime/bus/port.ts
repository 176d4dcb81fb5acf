import type { OutboxMessage } from './entry.ts';

/** A message that was refused while others were accepted; the message itself may be at fault. */
export interface Refusal {
  id: number;
  /** What it is about, for the log; without its content. */
  about: string;
  error: unknown;
}

/**
 * Carries messages from the process that committed them to every process that has browsers. Each arrives at least once.
 */
export interface Bus {
  /** The number of messages that are sent, and marked as sent, together. */
  readonly atOnce: number;
  /**
   * Resolves once all but the refused ones have been sent; rejects if nothing can be sent at the moment, and they will
   * be sent again.
   */
  send(messages: readonly OutboxMessage[]): Promise<readonly Refusal[]>;
  close(): Promise<void>;
}

/** What a process does with a received message. */
export type Deliver = (message: OutboxMessage) => Promise<void>;

/** Nothing can be sent at the moment, whatever the reason. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
