import { createClaiming } from '../domain/media-servers/claiming.ts';
import { createMediaInvites } from '../domain/media-servers/invites.ts';
import { createDoing, createMediaLibraries } from '../domain/media-servers/libraries.ts';
import { createScanJob, createScans, scanJobName } from '../domain/media-servers/scans.ts';
import type { Words } from './words.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** What is inside of media servers. */
export function createMedia(deps: ServiceDeps & Foundation & Hosting & Pick<Words, 'popups'>) {
  const claiming = createClaiming(deps);
  const scans = createScans(deps);
  const own = { ...deps, claiming, scans, doing: createDoing({ ...deps, claiming }) };
  return {
    claiming,
    mediaLibraries: createMediaLibraries(own),
    mediaInvites: createMediaInvites(own),
    mediaJobs: {
      [scanJobName]: createScanJob({ ...own, said: deps.events, paceMs: deps.timings.scanPaceMs }),
    },
  };
}
