import type {
  CdnChoice,
  CdnRoute,
  ClaimStatus,
  Contract,
  InjectablePath,
  InviteBackup,
  Library,
  MediaInvite,
  ResponseOf,
} from '@kronos/api/contract';
import { now } from './fixtures.ts';

const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

/** What Plex can do. */
export const plexFeatures: ClaimStatus['features'] = {
  share: null,
  user: 'accounts-are-central',
  connect: 'no-connect',
  'stop-one-scan': null,
  'mixed-library': 'one-kind-each',
};

/** What Jellyfin can do. */
export const jellyfinFeatures: ClaimStatus['features'] = {
  share: 'accounts-are-local',
  user: null,
  connect: 'no-connect',
  'stop-one-scan': 'one-scan-not-stoppable',
  'mixed-library': null,
};

export const aClaimStatus = (more: Partial<ClaimStatus> = {}): ClaimStatus => ({
  state: 'claimed',
  account: { name: 'casey', email: 'casey@plex.test' },
  has_access: true,
  features: plexFeatures,
  checked_at: ago(0.01),
  ...more,
});

export const aLibrary = (more: Partial<Library> = {}): Library => ({
  id: '1',
  name: 'Films',
  kind: 'movies',
  paths: ['/mnt/films'],
  is_scanning: false,
  ...more,
});

export const anInjectablePath = (more: Partial<InjectablePath> = {}): InjectablePath => ({
  id: 51,
  name: 'Films',
  kind: 'movies',
  path: '/mnt/films',
  library_id: null,
  ...more,
});

export const anInvite = (more: Partial<MediaInvite> = {}): MediaInvite => ({
  id: '21',
  how: 'share',
  state: 'accepted',
  name: 'Robin',
  email: 'robin@plex.test',
  has_account: true,
  libraries: ['Films'],
  is_admin: false,
  since: ago(72),
  ...more,
});

export const anInviteBackup = (more: Partial<InviteBackup> = {}): InviteBackup => ({
  id: 3,
  name: 'Spring',
  type: 'plex',
  server: { id: 1, name: 'Living room' },
  people: 2,
  is_own: true,
  created_at: ago(24 * 60),
  ...more,
});

export const someInvites = (
  data: MediaInvite[],
  more: Partial<ResponseOf<Contract['customerMedia']['invites']>> = {},
): ResponseOf<Contract['customerMedia']['invites']> => ({
  access: 'ready',
  data,
  libraries: ['Films', 'Series'],
  token: null,
  ...more,
});

export const aCdnHost = (more: Partial<CdnChoice> = {}): CdnChoice => ({
  id: 1,
  name: 'Frankfurt',
  hostname: 'fra.cdn.test',
  // Browsers refuse this port at once.
  ping_url: 'http://127.0.0.1:9/kronos/ping',
  state: 'up',
  latency_ms: 9,
  checked_at: ago(0.01),
  servers: 12,
  is_preferred: false,
  ...more,
});

export const aCdnRoute = (more: Partial<CdnRoute> = {}): CdnRoute => ({
  cdn: { id: 1, name: 'Frankfurt' },
  type: 'subdomain',
  address: 'https://server-7.fra.cdn.test',
  since: ago(72),
  is_missing: false,
  ...more,
});
