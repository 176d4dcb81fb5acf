import type { Letter } from './entry.ts';

/** Takes letters from the process that committed them to every process that has browsers. Each arrives at least once. */
export interface Bus {
  /** Resolves once they are on their way; rejects when they are not, and they will be sent again. */
  send(letters: readonly Letter[]): Promise<void>;
  close(): Promise<void>;
}

/** What a process does with a letter. */
export type Deliver = (letter: Letter) => Promise<void>;
