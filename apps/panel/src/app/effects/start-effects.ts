import type { AppDeps, AppParts, HostPage } from '../create-app.ts';
import { startNetworkWatch } from './network.ts';
import { startRealtime } from './realtime.ts';
import { startSession } from './session.ts';

export interface EffectDeps {
  app: AppParts;
  page: HostPage;
  /** Where the API client finds the socket's id. */
  socket: { id: () => string | undefined };
  loadRealtime: AppDeps['loadRealtime'];
}

/** Starts everything that happens without a click. */
export function startEffects(deps: EffectDeps): () => void {
  const stops = [startNetworkWatch(deps), startRealtime(deps), startSession(deps)];
  return () => {
    for (const stop of stops) stop();
  };
}
