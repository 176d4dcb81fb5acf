import type { PathParams } from '@kronos/api/contract';
import { fill } from './match.ts';
import { type RouteId, routes } from './table.ts';

type ParamsOf<Id extends RouteId> = [PathParams<(typeof routes)[Id]['path']>] extends [never]
  ? []
  : [params: Record<PathParams<(typeof routes)[Id]['path']>, string | number>];

/** The address of a screen; the only way to write one, but for the few of the start (tables/start.ts). */
export const href = <Id extends RouteId>(id: Id, ...[params]: ParamsOf<Id>): string => fill(routes[id], params);
