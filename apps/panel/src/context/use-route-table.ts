import { useSnapshot } from 'valtio/react';
import type { RouteTable } from '../routes/match.ts';
import { useApp } from './app-context.ts';

/** The routes that are known so far: those of the areas that the visitor may enter, at least. */
export const useRouteTable = (): RouteTable => useSnapshot(useApp().routes.state).known.table;
