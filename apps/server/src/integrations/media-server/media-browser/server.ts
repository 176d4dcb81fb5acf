import type { Impossibility } from '@kronos/api/contract';
import type { MediaCallOptions, MediaServer, NewInvite } from '../../../domain/media-servers/port.ts';
import { browserAccount } from './account.ts';
import type { Browser } from './connection.ts';
import { browserLibraries } from './libraries.ts';
import { browserSessions } from './sessions.ts';
import { browserUsers } from './users.ts';

interface Differences {
  /** Why the product has no Connect; null when it has. */
  connect: Impossibility | null;
  /** Returns the ids of the users who have not accepted their invitation yet. */
  pending: (signal?: AbortSignal) => Promise<Set<string>>;
}

/** The common part of Emby and Jellyfin: the calls of the port, and the helpers for a driver's own calls. */
export function browserServer(browser: Browser, { connect, pending }: Differences) {
  const { admit, ...account } = browserAccount(browser);
  const { add, list, ...users } = browserUsers(browser, pending);
  return {
    admit,
    add,
    list,
    calls: {
      features: {
        share: 'accounts-are-local',
        user: null,
        connect,
        'stop-one-scan': 'one-scan-not-stoppable',
        'mixed-library': null,
      },
      info: browser.info,
      ...account,
      ...browserLibraries(browser),
      ...users,
      ...browserSessions(browser),
    } satisfies Partial<MediaServer>,
    /** Invites by creating a user of the server. */
    async addUser(
      wanted: Extract<NewInvite, { how: 'user' }>,
      options: MediaCallOptions = {},
    ): ReturnType<MediaServer['invite']> {
      const value = await add(wanted.name, wanted, async () => ({}), options);
      return value ? { outcome: 'done', value } : { outcome: 'refused', reason: 'name-taken' };
    },
  };
}
