import type { Letter } from './entry.ts';

/** A letter that was not taken though others are; it may be its own fault. */
export interface Refusal {
  id: number;
  /** What it is about, for the log; none of its content. */
  about: string;
  error: unknown;
}

/** Takes letters from the process that committed them to every process that has browsers. Each arrives at least once. */
export interface Bus {
  /** So many are handed over, and marked as sent, together. */
  readonly atOnce: number;
  /**
   * Resolves once all but the refused are on their way; rejects when nothing can leave at the moment, and they will be sent
   * again.
   */
  send(letters: readonly Letter[]): Promise<readonly Refusal[]>;
  close(): Promise<void>;
}

/** What a process does with a letter. */
export type Deliver = (letter: Letter) => Promise<void>;

/** Why nothing can leave at the moment, whatever it is. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
