import { z } from 'zod';
import type { MediaServer, MediaServerAddress } from '../../domain/media-servers/port.ts';
import { readAs } from './http.ts';
import { connectBrowser, type Dialect } from './media-browser/connection.ts';
import { browserServer } from './media-browser/server.ts';
import type { MediaServerSettings } from './settings.ts';

const created = z.object({ Id: z.string() });

const dialect: Dialect = {
  name: 'Jellyfin',
  prefix: '',
  headers: (introduction, token) => ({
    authorization: `MediaBrowser ${introduction}${token ? `, Token="${encodeURIComponent(token)}"` : ''}`,
  }),
  mixedType: 'mixed',
  creationSteps: [],
  async createUser(http, Name, Password, signal) {
    const request = { verb: 'POST', path: '/Users/New', json: { Name, Password }, accepts: [400], signal } as const;
    const { status, body } = await http.send(request);
    return status === 400 ? undefined : readAs(created, body, 'The new user').Id;
  },
};

/** Jellyfin: each server has accounts of its own. */
export function createJellyfin(address: MediaServerAddress, settings: MediaServerSettings): MediaServer {
  const browser = connectBrowser(dialect, address, settings);
  const { calls, addUser } = browserServer(browser, { connect: 'no-connect', pending: async () => new Set() });
  return {
    type: 'jellyfin',
    ...calls,
    async invite(wanted, options) {
      if (wanted.how === 'share') return { outcome: 'impossible', reason: 'accounts-are-local' };
      if (wanted.how === 'connect') return { outcome: 'impossible', reason: 'no-connect' };
      return addUser(wanted, options);
    },
  };
}
