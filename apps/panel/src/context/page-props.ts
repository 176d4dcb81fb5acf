import type { PathParams } from '@kronos/api/contract';
import type { RouteId, routes } from '../routes/table.ts';

/** The props of a route's page: the parameters of its address, by their names in the route's path. */
export interface PageProps<Id extends RouteId> {
  readonly params: Readonly<Record<PathParams<(typeof routes)[Id]['path']>, string>>;
}
