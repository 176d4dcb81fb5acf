import { createSnapshots } from './snapshots.ts';
import { createUserScope as create } from './create-user-scope.ts';
import { whenIdle } from '../platform/when-idle.ts';

export { startWorker } from '../platform/offline/start-worker.ts';
export { adminScopeFor } from './admin-scope-for.ts';
export { recall } from './recall.ts';

/** The page's own data has priority over the socket. */
export const createUserScope: typeof create = (deps) =>
  create({ ...deps, loadRealtime: () => whenIdle({ atMostMs: 2000 }).then(deps.loadRealtime) });

/** The snapshots of this browser; the address of the build's own chunk distinguishes the builds. */
export const openSnapshots = () => createSnapshots({ shape: import.meta.url, caches: window.caches });
