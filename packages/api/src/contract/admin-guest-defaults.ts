import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { serverTypes } from './schemas/server.ts';

/** The permissions of people who are invited to media servers from now on. */
const draft = z.object({
  /** Whether they may download titles to their devices. */
  may_download: z.boolean(),
  /**
   * Whether titles are transcoded for their player. Emby and Jellyfin only; Plex has one setting for the whole server.
   */
  may_transcode: z.boolean(),
  /** How many streams they may watch at once; null sets no limit. Emby and Jellyfin only. */
  max_streams: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(100, 'At most 100')
    .nullable(),
});
export type GuestDefaultsDraft = z.infer<typeof draft>;

const record = draft.extend({ type: z.enum(serverTypes) });
export type GuestDefaults = z.infer<typeof record>;

const path = '/api/admin/integrations/guest-defaults';

/** The default permissions of people invited to media servers, by product. */
export const adminGuestDefaults = defineEndpoints({
  list: {
    method: 'GET',
    path,
    who: 'admin',
    owner: 'house',
    bounded: 'one row for each product',
    response: z.object({ data: z.array(record) }),
    source: 'screens',
    summary: 'Returns what people invited to the servers of each product may do.',
  },
  update: {
    method: 'POST',
    path: `${path}/:type`,
    who: 'admin',
    owner: 'house',
    params: z.object({ type: z.enum(serverTypes) }),
    body: draft,
    sample: {
      from: 'adminGuestDefaults.list',
      keeps: true,
      body: { may_download: '{may_download}', may_transcode: '{may_transcode}', max_streams: '{max_streams}' },
    },
    response: done,
    source: 'screens',
    summary:
      'Changes what people invited to servers of a product from now on may do. Existing invitees are not affected.',
  },
});
