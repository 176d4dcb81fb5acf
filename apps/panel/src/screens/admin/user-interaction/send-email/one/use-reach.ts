import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useStore } from '../../../../../context/app-context.ts';
import { type Addressed, createReachStore, type Reach, reachKey } from './reach-store.ts';

/** Returns the number of recipients of a mailing, as currently entered. */
export function useReach(who: Addressed): Reach {
  const store = useStore(createReachStore);
  const key = reachKey(who);
  const ask = useEffectEvent(() => store.ask(who));
  // The key covers everything that the count depends on.
  useEffect(() => ask(), [key]);
  return useSyncExternalStore(store.subscribe, () => store.of(key));
}
