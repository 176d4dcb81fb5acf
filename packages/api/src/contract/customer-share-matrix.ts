import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { mediaToken } from './schemas/media.ts';
import { shareCall, shareChanges, sharedCell, shareMatrix } from './schemas/share-matrix.ts';

const kB = 1024;
/** The call checks each server: callers who may not manage the invites of one of them get a 404. */
const changing = {
  who: 'customer',
  owner: 'self',
  method: 'POST',
  body: shareChanges,
  largestBody: 512 * kB,
  bounded: 'the people and libraries of the call',
  sample: { needs: 'a media server whose people may change' },
  source: 'screens',
} as const;

/** Who may see which library of which server, as one table. */
export const customerShareMatrix = defineEndpoints({
  show: {
    who: 'customer',
    owner: 'self',
    method: 'GET',
    path: '/api/customer/share-matrix',
    query: z.object({
      /** The token of a sign-in to plex.tv, for the servers that it covers. */
      token: mediaToken.optional(),
    }),
    bounded: 'the people of one account’s servers, each once',
    response: shareMatrix,
    sample: { query: {}, also: [409, 502, 503, 504] },
    source: 'screens',
    summary:
      'Returns people by libraries for all servers whose invites the caller manages: who may see what, who is invited, and whose libraries differ from those last recorded.',
  },
  preview: {
    ...changing,
    path: '/api/customer/share-matrix/preview',
    unaudited: true,
    response: z.object({
      data: z.array(shareCall),
      /** The cells for which no request would be sent, and why. */
      skipped: z.array(sharedCell),
    }),
    summary: 'Returns the calls to media servers and plex.tv that these changes would take. Nothing is changed.',
  },
  apply: {
    ...changing,
    path: '/api/customer/share-matrix/apply',
    response: z.object({ success: z.literal(true), data: z.array(sharedCell) }),
    summary:
      'Changes who may see what, with a result for each cell. A failed cell does not affect the others, and repeating the call is safe.',
  },
});
