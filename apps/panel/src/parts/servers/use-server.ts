import type { Server } from '@kronos/api/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useUserScope } from '../../context/app-context.ts';
import type { Loadable } from '../../stores/loadable.ts';

/** Returns one server, kept current; it is loading while the store still has another one. */
export function useServer(id: number): Snapshot<Loadable<Server>> {
  const { servers } = useUserScope();
  const { one } = useSnapshot(servers.state);
  useEffect(() => servers.show(id), [servers, id]);
  return one.status === 'ready' && one.data.id !== id ? { status: 'loading' } : one;
}
