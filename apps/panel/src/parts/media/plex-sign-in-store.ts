import type { PlexSignInState } from '@kronos/api/contract';
import { customerPlexSignIn } from '@kronos/api/routes/customer-plex-sign-in';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** Sign-ins on the pages of plex.tv. */
export function createPlexSignInStore({ api, signal }: StoreDeps) {
  const { customerPlexSignIn: calls } = api.extend({ customerPlexSignIn });
  return {
    begin: () => calls.begin({}, { signal }),
    /** Reads how far a sign-in is; `open` as well if that cannot be read at present. */
    async stateOf(signIn: string, shown: AbortSignal): Promise<PlexSignInState> {
      const outcome = await calls.state({ query: { sign_in: signIn } }, { signal: AbortSignal.any([signal, shown]) });
      if (outcome.kind === 'ok') return outcome.data.state;
      return outcome.kind === 'http-error' && outcome.status === 422 ? 'over' : 'open';
    },
  };
}
