import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { MediaCallOptions, MediaServerState, MediaServerAddress } from '../../../domain/media-servers/port.ts';
import { createMediaHttp, type MediaHttp } from '../http.ts';
import type { MediaServerSettings } from '../settings.ts';

/** The differences between Jellyfin and Emby, which share an origin. */
export interface Dialect {
  name: 'Jellyfin' | 'Emby';
  /** The prefix of each path. */
  prefix: string;
  /** Returns the headers that identify the panel, with a token if there is one. */
  headers(introduction: string, token: string | null): Record<string, string>;
  /** The collection type of a library of mixed kinds. */
  mixedType: string | undefined;
  /** Creates a user with a password; resolves with undefined when the product refuses the name. */
  createUser(http: MediaHttp, name: string, password: string, signal?: AbortSignal): Promise<string | undefined>;
  /** The requests that `createUser` sends to the new user's own path. */
  creationSteps: readonly `/${string}`[];
}

export interface Browser {
  dialect: Dialect;
  /** Calls with the key. */
  http: MediaHttp;
  /**
   * Returns a client with another token, or with none, as a separate device: a second sign-in of one device ends the
   * first.
   */
  as(token: string | null): MediaHttp;
  product: string;
  info(options?: MediaCallOptions): Promise<MediaServerState>;
}

const publicInfo = z.object({
  Id: z.string(),
  ServerName: z.string(),
  Version: z.string(),
  StartupWizardCompleted: z.boolean().optional(),
});

export function connectBrowser(dialect: Dialect, address: MediaServerAddress, settings: MediaServerSettings): Browser {
  const open = (token: string | null, device: string) => {
    const { product, version } = settings;
    const introduction = `Client="${product}", Device="${product}", DeviceId="${device}", Version="${version}"`;
    const headers = dialect.headers(introduction, token);
    return createMediaHttp(dialect.name, `${address.url}${dialect.prefix}`, () => headers, settings);
  };
  const http = open(address.key, settings.clientId);
  const as = (token: string | null) => open(token, `${settings.clientId}-${randomBytes(6).toString('hex')}`);
  return {
    dialect,
    http,
    as,
    product: settings.product,
    async info({ signal } = {}) {
      const { Id, ServerName, Version, StartupWizardCompleted } = await http.ask(publicInfo, {
        path: '/System/Info/Public',
        isEager: true,
        signal,
      });
      const isClaimed = StartupWizardCompleted ?? (await isSetUp(as(null), signal));
      return { machineId: Id, name: ServerName, version: Version, isClaimed };
    },
  };
}

/** Emby does not report it, but its first set-up is open until it is complete. */
async function isSetUp(http: MediaHttp, signal: AbortSignal | undefined): Promise<boolean> {
  const { status } = await http.send({ path: '/Startup/Configuration', accepts: [401, 403], signal });
  return status >= 400;
}
