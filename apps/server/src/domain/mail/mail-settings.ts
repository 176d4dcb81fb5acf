import { mailSecurities } from '@kronos/api/contract';
import { z } from 'zod';
import type { Sealer } from '../../security/sealer.ts';
import type { Settings } from '../settings/settings.ts';
import { type MailCarrier, MailRefusal, type MailServer } from './carrier.ts';

/** What the environment says of mail; it goes before the settings. */
export interface MailEnvironment {
  server: Omit<MailServer, 'from' | 'fromName'> | undefined;
  from: string | undefined;
}

const stored = z.object({
  host: z.string(),
  port: z.number().int(),
  security: z.enum(mailSecurities),
  user: z.string().nullable(),
  /** Sealed. */
  password: z.string().nullable(),
  from: z.string(),
  fromName: z.string().nullable(),
});

export interface MailSettingsDeps {
  settings: Settings;
  sealer: Sealer;
  carrier: MailCarrier;
  environment: MailEnvironment;
  publicUrl: URL;
}

export type MailSettings = ReturnType<typeof createMailSettings>;

const place = 'settings:mail:password';

/** Through which mail server letters leave, and how they are signed. */
export function createMailSettings({ settings, sealer, carrier, environment, publicUrl }: MailSettingsDeps) {
  const readStored = async (): Promise<MailServer | null> => {
    const parsed = stored.safeParse(await settings.readOwn('mail'));
    if (!parsed.success) return null;
    const { password, ...server } = parsed.data;
    return { ...server, password: password === null ? null : sealer.open(password, place) };
  };

  return {
    /** The server that counts, password and all, or null when there is none. */
    async read(): Promise<MailServer | null> {
      const own = await readStored();
      const server = environment.server ? { ...own, ...environment.server } : own;
      if (!server) return null;
      const from = environment.from ?? server.from ?? `no-reply@${publicUrl.hostname}`;
      return { ...server, from, fromName: server.fromName ?? null };
    },
    /** True when the environment names the server: what is saved here counts for nothing then. */
    isOverridden: environment.server !== undefined,
    /** Saves a server for all letters from now on. */
    async save({ password, ...server }: MailServer): Promise<void> {
      const sealed = password === null ? null : sealer.seal(password, place);
      await settings.set('mail', { ...server, password: sealed } satisfies z.output<typeof stored>);
    },
    /** Tries a server without writing anything; gives the words of what went wrong, or null. */
    async verify(server: MailServer): Promise<string | null> {
      try {
        await carrier.verify(server);
        return null;
      } catch (error) {
        if (error instanceof MailRefusal) return error.message;
        throw error;
      }
    },
  };
}
