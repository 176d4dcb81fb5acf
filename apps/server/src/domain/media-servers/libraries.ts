import type { Library, MediaAccess as Access } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { Caller, MediaAccess, Target } from './access.ts';
import type { Claiming } from './claiming.ts';
import { type Library as Found, type MediaServer, MediaServerError } from './port.ts';
import type { Scans } from './scans.ts';

export type MediaLibraries = ReturnType<typeof createMediaLibraries>;
export type MediaCalls = ReturnType<typeof createMediaCalls>;

/** Reads and changes a media server with the token of a permitted caller, or with the panel's own key. */
export function createMediaCalls({ mediaAccess, claiming }: { mediaAccess: MediaAccess; claiming: Claiming }) {
  return {
    /** Returns what was read, or why the panel has no access. */
    read: <T>(target: Target, caller: Caller, work: (media: MediaServer) => Promise<T>) =>
      mediaAccess.calling<{ access: 'ready'; value: T } | { access: Exclude<Access, 'ready'> }>(target, async () => {
        const key = await mediaAccess.keyFor(caller, target.server.id);
        // Boxed, because the result may be undefined.
        const done = key && (await mediaAccess.using(target, key, async (media) => ({ value: await work(media) })));
        if (done) return { access: 'ready', ...done };
        const claim = await claiming.check(target);
        return { access: claim && claim.state !== 'claimed' ? 'unclaimed' : 'sign-in' };
      }),
    /** Returns the result of a change; refuses where the panel has no access. */
    change: <T>(target: Target, caller: Caller, work: (media: MediaServer) => Promise<T>): Promise<T> =>
      mediaAccess.calling(target, async () => {
        const key = await mediaAccess.keyFor(caller, target.server.id);
        const done = key && (await mediaAccess.using(target, key, async (media) => ({ value: await work(media) })));
        if (done) return done.value;
        const { name, type } = target.server;
        throw new AppError(
          'conflict',
          `The panel cannot change ${name}. Claim it, or sign in to ${serverTypeNames[type]} as its administrator.`,
          { reason: 'media-no-access' },
        );
      }),
  };
}

interface WhatToScan {
  libraryId?: string | undefined;
  folder?: string | undefined;
}

/** The libraries of a media server, and their scans. */
export function createMediaLibraries(deps: { db: Database; doing: MediaCalls; scans: Scans; audit: Audit }) {
  const { db, doing, scans, audit } = deps;

  /** Writes the audit row: a scan changes no record, but the row says who requested it. */
  const note = ({ server }: Target, what: { library: string; folder?: string }, also?: () => Promise<void>) =>
    db.transaction(async () => {
      await audit.write({ target: { kind: 'server', id: server.id, name: server.name }, after: what });
      await also?.();
    });

  return {
    async list(target: Target, caller: Caller): Promise<{ access: Access; data: Library[] }> {
      const found = await doing.read(target, caller, (media) => media.libraries());
      if (found.access !== 'ready') return { access: found.access, data: [] };
      // A scan started elsewhere is followed as well, so that its viewers are notified of its end.
      if (found.value.some(({ isScanning }) => isScanning))
        await db.transaction(() => scans.follow(target.server, caller));
      return { access: found.access, data: found.value.map(present) };
    },
    async scan(target: Target, caller: Caller, { libraryId, folder }: WhatToScan = {}): Promise<void> {
      await doing.change(target, caller, async (media) => {
        if (libraryId !== undefined && folder !== undefined) await requireFolder(media, libraryId, folder);
        await media.scan(libraryId, { folder });
      });
      const what = { library: libraryId ?? 'all', ...(folder !== undefined && { folder }) };
      await note(target, what, () => scans.follow(target.server, caller));
    },
    async stopScan(target: Target, caller: Caller, libraryId?: string): Promise<void> {
      const answer = await doing.change(target, caller, (media) => media.stopScan(libraryId));
      if (answer.outcome !== 'done') {
        const product = serverTypeNames[target.server.type];
        throw new AppError('conflict', `${product} cannot stop the scan of a single library, only all scans at once.`, {
          reason: 'scan-not-stoppable',
        });
      }
      await note(target, { library: libraryId ?? 'all' });
    },
  };
}

/** Refuses a folder outside the library, for which a media server would scan nothing and report success. */
async function requireFolder(media: MediaServer, libraryId: string, folder: string): Promise<void> {
  const library = (await media.libraries()).find(({ id }) => id === libraryId);
  if (!library) throw new MediaServerError('missing', `There is no library ${libraryId}.`);
  const isInside = library.paths.some((path) => `${folder}/`.startsWith(path.endsWith('/') ? path : `${path}/`));
  if (isInside) return;
  throw new AppError('conflict', `${folder} is not in ${library.name}.`, { reason: 'folder-elsewhere' });
}

const present = ({ id, name, kind, paths, isScanning }: Found): Library => ({
  id,
  name,
  kind,
  paths,
  is_scanning: isScanning,
});
