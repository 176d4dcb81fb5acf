import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useStore } from '../../../../../context/app-context.ts';
import { type Addressed, createReachStore, type Reach, reachKey } from './reach-store.ts';

/** How many people an e-mail is for, as it is written. */
export function useReach(who: Addressed): Reach {
  const store = useStore(createReachStore);
  const key = reachKey(who);
  const ask = useEffectEvent(() => store.ask(who));
  // The key says all that the count depends on.
  useEffect(() => ask(), [key]);
  return useSyncExternalStore(store.subscribe, () => store.of(key));
}
