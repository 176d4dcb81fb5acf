import type { PlexSignInState } from '@kronos/api/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Sealer } from '../../security/sealer.ts';
import { refusalOfMedia } from './failures.ts';
import type { PlexAccounts, PlexPin } from './port.ts';
import { signInOver } from './sign-in-refusal.ts';

const sealedPin = z.object({ id: z.number(), code: z.string() });
const placeOf = (userId: number) => `plex_sign_in:${userId}`;

export type PlexSignIns = ReturnType<typeof createPlexSignIns>;

/**
 * Sign-ins on the pages of plex.tv. What users keep of theirs is encrypted for them: whoever passed on a sign-in could
 * otherwise make another user act with the account that signs in there.
 */
export function createPlexSignIns(deps: { plexAccounts: PlexAccounts; sealer: Sealer; clock: Clock }) {
  const { plexAccounts, sealer, clock } = deps;
  const calling = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw refusalOfMedia(error, { type: 'plex' });
    });

  /** Returns the sign-in that a user began; refuses one of another user, and anything else. */
  const open = (userId: number, signIn: string): PlexPin => {
    try {
      return sealedPin.parse(JSON.parse(sealer.open(signIn, placeOf(userId))));
    } catch {
      throw signInOver();
    }
  };

  return {
    open,
    async begin(userId: number) {
      const { pin, url, seconds } = await calling(plexAccounts.beginSignIn());
      return {
        sign_in: sealer.seal(JSON.stringify(pin), placeOf(userId)),
        url,
        expires_at: new Date(clock.now().getTime() + seconds * 1000).toISOString(),
      };
    },
    state: async (userId: number, signIn: string): Promise<PlexSignInState> =>
      calling(plexAccounts.signInState(open(userId, signIn))),
  };
}
