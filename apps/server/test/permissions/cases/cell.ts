import type { Caller, Stage } from '../callers.ts';

/** What a cell sends, and what it must meet. */
export interface Cell {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  /** The status of an allowed call. @default 200 */
  status?: number;
}

export type Prepare = (stage: Stage, caller: Caller) => Promise<Cell> | Cell;
/** How to call the endpoints of an area that want more than their address. */
export type Cases = Record<string, Prepare>;

/** Appears in every record of the owner that others must not see. */
export const mark = 'of-the-owner';

let last = 45_000;
/** For what must differ. Counts down, as the panel places servers of its own on the port above the highest. */
export const freshNumber = () => last--;
