import type { PathParams } from '@kronos/api/contract';
import type { RouteEntry } from './entry.ts';
import { fill } from './match.ts';

type ParamsOf<Path extends string> = [PathParams<Path>] extends [never]
  ? []
  : [params: Record<PathParams<Path>, string | number>];

/** Returns the address of a screen; the only way to write one. The row is from the table of its area (areas/). */
export const href = <const E extends RouteEntry>(entry: E, ...[params]: ParamsOf<E['path']>): string =>
  fill(entry, params);
