import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { instant } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { claimAccount, claimStates } from './schemas/media.ts';
import { serverStatuses, serverTypes } from './schemas/server.ts';

/**
 * `held`: the panel has a key of its own. `refused`: it has one that the media server no longer accepts. `none`: a user
 * has to sign in to manage libraries and invites.
 */
export const mediaKeyStates = ['held', 'refused', 'none'] as const;
export type MediaKeyState = (typeof mediaKeyStates)[number];

/** A server, who claimed it, and whether the panel has a key to its media server. The key itself is never returned. */
const record = z.object({
  /** The id of the server. */
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  status: z.enum(serverStatuses),
  owner: z.object({ id: z.number().int(), name: z.string() }),
  claim: z.enum(claimStates),
  account: claimAccount.nullable(),
  key: z.enum(mediaKeyStates),
  /** The last claim through the panel. */
  claimed_at: instant.nullable(),
  /** When the media server last reported its claim. */
  checked_at: instant.nullable(),
});
export type MediaKey = z.infer<typeof record>;

const path = '/api/admin/integrations/media-servers';

/** The claims of media servers, and the keys that the panel has. */
export const adminMediaKeys = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'media servers',
    filter: listFilter({ sorts: ['name', 'account', 'claimed_at', 'checked_at'] }).extend({
      type: z.enum(serverTypes).optional(),
      claim: z.enum(claimStates).optional(),
      key: z.enum(mediaKeyStates).optional(),
    }),
    record,
    summary:
      'Returns the servers with the accounts that claimed them and whether the panel has a key, as last known; `q` searches name and account. No media server is contacted.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'servers',
    actions: ['check', 'forget'],
    // A run cannot restore a key that it gives up.
    sample: { needs: 'servers whose keys may be revoked' },
    summary:
      'Checks whether the media servers are claimed and accept the key of the panel, or revokes and deletes these keys.',
  }),
});
