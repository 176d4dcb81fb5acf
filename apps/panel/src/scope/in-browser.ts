import { createSnapshots } from './snapshots.ts';
import { createUserScope as create } from './create-user-scope.ts';
import { whenIdle } from '../platform/when-idle.ts';

export { startWorker } from '../platform/offline/start-worker.ts';
export { adminScopeFor } from './admin-scope-for.ts';
export { recall } from './recall.ts';

/** What the page shows comes first, what changes it after that. */
export const createUserScope: typeof create = (deps) =>
  create({ ...deps, loadRealtime: () => whenIdle({ atMostMs: 2000 }).then(deps.loadRealtime) });

/** This browser's; the address of the build's own chunk tells one build from the next. */
export const openSnapshots = () => createSnapshots({ shape: import.meta.url, caches: window.caches });
