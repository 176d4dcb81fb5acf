import type { OutboxMessage } from './entry.ts';

/** A message that was not taken though others are; it may be its own fault. */
export interface Refusal {
  id: number;
  /** What it is about, for the log; none of its content. */
  about: string;
  error: unknown;
}

/** Takes messages from the process that committed them to every process that has browsers. Each arrives at least once. */
export interface Bus {
  /** So many are handed over, and marked as sent, together. */
  readonly atOnce: number;
  /**
   * Resolves once all but the refused are on their way; rejects when nothing can leave at the moment, and they will be sent
   * again.
   */
  send(messages: readonly OutboxMessage[]): Promise<readonly Refusal[]>;
  close(): Promise<void>;
}

/** What a process does with a message. */
export type Deliver = (message: OutboxMessage) => Promise<void>;

/** Why nothing can leave at the moment, whatever it is. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
