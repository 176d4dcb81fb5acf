import { useSnapshot } from 'valtio/react';
import { match } from '../routes/match.ts';
import { useApp } from './app-context.ts';
import { useAddress } from './use-address.ts';

/** The parameters of the page's address, by their names in the route's path. */
export function useParams(): Readonly<Record<string, string>> {
  const { routes } = useApp();
  const { path } = useAddress();
  return match(useSnapshot(routes.state).known.table, path)?.params ?? {};
}
