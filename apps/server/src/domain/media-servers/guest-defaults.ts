import { z } from 'zod';
import { type GuestDefaults, type GuestDefaultsDraft, type ServerType, serverTypes } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { Settings } from '../settings/settings.ts';
import type { InviteLimits } from './port.ts';

/** The products' own defaults. */
const productDefaults = {
  plex: { may_download: false, may_transcode: true, max_streams: null },
  emby: { may_download: true, may_transcode: true, max_streams: null },
  jellyfin: { may_download: true, may_transcode: true, max_streams: null },
} as const satisfies Record<ServerType, GuestDefaultsDraft>;

const stored = z.partialRecord(
  z.enum(serverTypes),
  z.object({ may_download: z.boolean(), may_transcode: z.boolean(), max_streams: z.number().nullable() }),
);

export type GuestDefaultsStore = ReturnType<typeof createGuestDefaults>;

/** What people invited to media servers may do, by product. */
export function createGuestDefaults(deps: { db: Database; settings: Settings; audit: Audit }) {
  const { db, settings, audit } = deps;
  const read = async () => ({
    ...productDefaults,
    ...stored.catch({}).parse(await settings.readOwn('guest_defaults')),
  });

  return {
    async list(): Promise<GuestDefaults[]> {
      const all = await read();
      return serverTypes.map((type) => ({ type, ...all[type] }));
    },
    update: (type: ServerType, draft: GuestDefaultsDraft): Promise<void> =>
      db.transaction(async () => {
        const before = await read();
        await settings.set('guest_defaults', { ...before, [type]: draft });
        await audit.write({
          target: { kind: 'settings', name: `Guests of ${serverTypeNames[type]}` },
          before: before[type],
          after: { ...draft },
        });
      }),
    /** Returns the limits of a person invited to a server of a product. */
    async limitsOf(type: ServerType): Promise<InviteLimits> {
      const { may_download, may_transcode, max_streams } = (await read())[type];
      return {
        mayDownload: may_download,
        mayTranscode: may_transcode,
        ...(max_streams !== null && { maxStreams: max_streams }),
      };
    },
  };
}
