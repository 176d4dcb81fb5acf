import { z } from 'zod';
import type { MediaCallOptions, MediaServerState, MediaServerAddress } from '../../../domain/media-servers/port.ts';
import { createMediaHttp, type MediaHttp } from '../http.ts';
import type { MediaServerSettings } from '../settings.ts';

const identity = z.object({
  MediaContainer: z.object({ machineIdentifier: z.string(), version: z.string(), claimed: z.boolean() }),
});
const root = z.object({ MediaContainer: z.object({ friendlyName: z.string() }) });

/** The services of Plex that a driver calls, each with its headers and the token. */
export interface PlexConnection {
  server: MediaHttp;
  /** plex.tv, with the key or another token. */
  tv: PlexTv;
  clients: MediaHttp;
  postInside: MediaServerAddress['postInside'];
  hasKey: boolean;
  info(options?: MediaCallOptions): Promise<MediaServerState>;
}

/** Calls plex.tv with the token of an account. */
export type PlexTv = (token?: string | null) => MediaHttp;

const headersFor = (settings: MediaServerSettings) => (token: string | null) => () => ({
  'X-Plex-Client-Identifier': settings.clientId,
  'X-Plex-Product': settings.product,
  'X-Plex-Version': settings.version,
  'X-Plex-Platform': 'Node.js',
  'X-Plex-Device': 'Server',
  'X-Plex-Device-Name': settings.product,
  ...(token && { 'X-Plex-Token': token }),
});

export const connectPlexTv =
  (settings: MediaServerSettings, key: string | null = null): PlexTv =>
  (token) =>
    createMediaHttp('plex.tv', settings.plexTv, headersFor(settings)(token ?? key), settings);

export function connectPlex(address: MediaServerAddress, settings: MediaServerSettings): PlexConnection {
  const headers = headersFor(settings);
  const { key, url } = address;
  const server = createMediaHttp('Plex', url, headers(key), settings);
  const askName = async (options?: MediaCallOptions) => {
    // The name is returned to the owner only.
    const response = await server.send({ path: '/', accepts: [401, 403], signal: options?.signal });
    const named = root.safeParse(response.body);
    return named.success ? named.data.MediaContainer.friendlyName : '';
  };
  return {
    server,
    tv: connectPlexTv(settings, key),
    clients: createMediaHttp('clients.plex.tv', settings.plexClients, headers(key), settings),
    postInside: address.postInside,
    hasKey: key !== null,
    async info(options) {
      const { MediaContainer } = await server.ask(identity, {
        path: '/identity',
        isEager: true,
        signal: options?.signal,
      });
      return {
        machineId: MediaContainer.machineIdentifier,
        name: await askName(options),
        version: MediaContainer.version,
        isClaimed: MediaContainer.claimed,
      };
    },
  };
}
