import { useSnapshot } from 'valtio/react';
import type { RouteTable } from '../routes/match.ts';
import { useApp } from './app-context.ts';

/** Returns the routes loaded so far: at least those of the areas that the visitor may enter. */
export const useRouteTable = (): RouteTable => useSnapshot(useApp().routes.state).known.table;
