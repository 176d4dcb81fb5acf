import { createBreaker, type Guard } from '../../platform/breaker.ts';
import { MediaServerError, type MediaServers } from '../../domain/media-servers/port.ts';
import { createMediaServer } from './create-media-server.ts';
import { connectPlexTv } from './plex/connection.ts';
import { plexAccounts } from './plex/sign-in.ts';
import type { MediaServerSettings } from './settings.ts';

/**
 * Creates the drivers of all media servers, with one breaker per server and per vendor: while one of them does not
 * respond, calls to it fail at once instead of after their time limit.
 */
export function createMediaServers(
  settings: MediaServerSettings,
  { firstPauseMs, now }: { firstPauseMs?: number; now?: () => number } = {},
): MediaServers {
  const guards = new Map<string, Guard>();
  const guardOf = (root: string): Guard => {
    const known = guards.get(root);
    if (known) return known;
    const fresh = createBreaker<MediaServerError>({
      firstPauseMs,
      now,
      isNoResponse: (error): error is MediaServerError =>
        error instanceof MediaServerError && (error.code === 'unreachable' || error.code === 'timeout'),
      isAborted: (error) => error instanceof MediaServerError && error.code === 'aborted',
      repeatFailure: ({ code, message }) => new MediaServerError(code, message),
    });
    guards.set(root, fresh);
    return fresh;
  };
  const guarded = { ...settings, guardOf };
  return {
    open: (address) => createMediaServer(address, guarded),
    plexAccounts: plexAccounts(connectPlexTv(guarded), guarded),
  };
}
