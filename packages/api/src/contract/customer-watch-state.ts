import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bodyId } from './schemas/common.ts';
import { mediaToken } from './schemas/media.ts';
import { serverPair, watchComparison, watchResult, watchSteps } from './schemas/watch-state.ts';

const token = mediaToken.optional();
/** The call checks each server: callers who may not change one of them get a 404. */
const changing = {
  who: 'customer',
  owner: 'self',
  method: 'POST',
  sample: { needs: 'media servers whose watch state may change' },
  source: 'screens',
} as const;

/** Copies the watch state of accounts from one Plex server to another. */
export const customerWatchState = defineEndpoints({
  compare: {
    ...changing,
    path: '/api/customer/plex-tools/watch-state/compare',
    unaudited: true,
    body: serverPair
      .extend({
        /** Whether titles that are unwatched on the source become unwatched on the target, too. */
        is_exact: z.boolean().default(false),
        token,
      })
      .refine(({ source, target }) => source !== target, { message: 'Choose two servers', path: ['target'] }),
    response: watchComparison,
    summary:
      'Returns the changes that would make the watch state of one Plex server equal to that of another. Nothing is changed.',
  },
  apply: {
    ...changing,
    path: '/api/customer/plex-tools/watch-state/apply',
    body: z.object({ target: bodyId, changes: watchSteps, token }),
    bounded: 'a result for each title of the call',
    response: z.object({ success: z.literal(true), data: z.array(watchResult) }),
    summary:
      'Marks titles of a Plex server as watched or unwatched, and sets the playback position, with a result for each. Repeating the call changes nothing, except that Plex counts another view of each title marked as watched.',
  },
});
