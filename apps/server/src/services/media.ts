import { createClaimChecks } from '../domain/media-servers/claim-checks.ts';
import { createClaiming } from '../domain/media-servers/claiming.ts';
import { createCollections } from '../domain/media-servers/collections.ts';
import { createGuestDefaults } from '../domain/media-servers/guest-defaults.ts';
import { createInjectedLibraries } from '../domain/media-servers/injected-libraries.ts';
import { createLibraryInjection } from '../domain/media-servers/injection.ts';
import { createChangeLibraries } from '../domain/media-servers/injection-changes.ts';
import { createInjectionLease, createShareLease } from '../domain/media-servers/media-lease.ts';
import { createInviteBackups } from '../domain/media-servers/invite-backups.ts';
import { createMediaInvites } from '../domain/media-servers/invites.ts';
import { createMediaKeys } from '../domain/media-servers/keys.ts';
import { createMediaCalls, createMediaLibraries } from '../domain/media-servers/libraries.ts';
import { createPlexPeople } from '../domain/media-servers/plex-people.ts';
import { createPlexSignIns } from '../domain/media-servers/plex-sign-ins.ts';
import { createCollectionPublisher } from '../domain/media-servers/publish-collection.ts';
import { createScanJob, createScans, scanJobName } from '../domain/media-servers/scans.ts';
import { createShareChanges } from '../domain/media-servers/share-changes.ts';
import { createShareIntents } from '../domain/media-servers/share-intents.ts';
import { createShareMatrix } from '../domain/media-servers/share-matrix.ts';
import { createWatchSync } from '../domain/media-servers/watch-sync.ts';
import type { Words } from './words.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** The content of media servers. */
export function createMedia(deps: ServiceDeps & Foundation & Hosting & Pick<Words, 'popups'>) {
  const claiming = createClaiming(deps);
  const scans = createScans(deps);
  const shareIntents = createShareIntents(deps);
  const guestDefaults = createGuestDefaults(deps);
  const own = { ...deps, claiming, scans, guestDefaults, doing: createMediaCalls({ ...deps, claiming }), shareIntents };
  const injectedLibraries = createInjectedLibraries(deps);
  const changeLibraries = createChangeLibraries({
    ...own,
    injectedLibraries,
    injectionLease: createInjectionLease(deps),
  });
  return {
    claiming,
    guestDefaults,
    claimChecks: createClaimChecks(deps),
    collections: createCollections(own),
    collectionPublisher: createCollectionPublisher(own),
    mediaKeys: createMediaKeys({ ...deps, timeoutMs: deps.timings.nodeMs }),
    mediaLibraries: createMediaLibraries(own),
    mediaInvites: createMediaInvites(own),
    libraryInjection: createLibraryInjection({ ...own, injectedLibraries, changeLibraries }),
    inviteBackups: createInviteBackups(own),
    plexPeople: createPlexPeople(own),
    plexSignIns: createPlexSignIns({ ...deps, plexAccounts: deps.mediaAccess.plexAccounts }),
    shareMatrix: createShareMatrix(own),
    shareChanges: createShareChanges({ ...own, shareLease: createShareLease(deps) }),
    watchSync: createWatchSync(own),
    mediaJobs: {
      [scanJobName]: createScanJob({ ...own, paceMs: deps.timings.scanPaceMs }),
    },
  };
}
