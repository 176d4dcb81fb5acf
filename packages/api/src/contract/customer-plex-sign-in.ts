import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { instant } from './schemas/common.ts';
import { plexSignIn, plexSignInStates } from './schemas/media.ts';

const ofCaller = { who: 'customer', owner: 'self', source: 'screens', path: '/api/customer/plex-sign-in' } as const;

/** Sign-ins on the pages of plex.tv, where second factors and other providers work, and no password is passed on. */
export const customerPlexSignIn = defineEndpoints({
  begin: {
    ...ofCaller,
    method: 'POST',
    // Nothing of the installation is changed.
    unaudited: true,
    response: z.object({
      success: z.literal(true),
      /** For further calls, once the owner of the account has signed in. */
      sign_in: plexSignIn,
      /** The page on which the owner of the account signs in. */
      url: z.url(),
      expires_at: instant,
    }),
    sample: { also: [502, 503, 504] },
    summary: 'Begins a sign-in on the pages of plex.tv, and returns the address of the page.',
  },
  state: {
    ...ofCaller,
    method: 'GET',
    query: z.object({ sign_in: plexSignIn }),
    response: z.object({ state: z.enum(plexSignInStates) }),
    sample: { needs: 'a sign-in that was begun' },
    summary: 'Returns whether the owner of the account has signed in on the page.',
  },
});
