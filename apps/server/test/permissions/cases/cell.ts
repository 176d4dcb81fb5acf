import type { Caller, Stage } from '../callers.ts';

/** What a cell sends, and the status that it expects. */
export interface Cell {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  /** The status of an allowed call. @default 200 */
  status?: number;
}

export type Prepare = (stage: Stage, caller: Caller) => Promise<Cell> | Cell;
/** How to call the endpoints of an area that require more than their address. */
export type Cases = Record<string, Prepare>;

/** A text in every record of the owner, which others must not see. */
export const mark = 'of-the-owner';

let last = 45_000;
/** Returns a unique number. Counts down, because the panel places servers on the port above the highest. */
export const freshNumber = () => last--;

/** A bulk call for the record of another cell. */
export const several =
  (prepare: (stage: Stage) => Promise<Cell>, action: string): Prepare =>
  async (stage) => ({ body: { ids: [(await prepare(stage)).params!['id']], action } });
