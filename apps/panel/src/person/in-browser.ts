import { createSnapshots } from '../offline/snapshots.ts';
import { createPerson as create } from './create-person.ts';
import { quiet } from './quiet.ts';

export { startWorker } from '../offline/start-worker.ts';
export { deskFor } from './desk-for.ts';
export { recall } from './recall.ts';

/** What the page shows comes first, what changes it after that. */
export const createPerson: typeof create = (deps) =>
  create({ ...deps, loadRealtime: () => quiet({ atMostMs: 2000 }).then(deps.loadRealtime) });

/** This browser's; the address of the build's own chunk tells one build from the next. */
export const openSnapshots = () => createSnapshots({ shape: import.meta.url, caches: window.caches });
