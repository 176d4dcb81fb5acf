import { mailSecurities } from '@kronos/api/contract';
import { z } from 'zod';
import type { Sealer } from '../../security/sealer.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { Settings } from '../settings/settings.ts';
import { type MailCarrier, MailRefusal, type MailServer } from './carrier.ts';

/** The mail settings of the environment, which override the stored ones. */
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

/** A server as it is entered. */
export interface MailServerForm extends Pick<MailServer, 'host' | 'port' | 'security' | 'from'> {
  user: string;
  password: string;
  from_name?: string;
}

export interface MailSettingsDeps {
  settings: Settings;
  sealer: Sealer;
  carrier: MailCarrier;
  environment: MailEnvironment;
  publicUrl: URL;
}

export type MailSettings = ReturnType<typeof createMailSettings>;

const place = 'settings:mail:password';

/** The mail server and sender that are used. */
export function createMailSettings({ settings, sealer, carrier, environment, publicUrl }: MailSettingsDeps) {
  const readStored = async (): Promise<MailServer | null> => {
    const parsed = stored.safeParse(await settings.readOwn('mail'));
    if (!parsed.success) return null;
    const { password, ...server } = parsed.data;
    return { ...server, password: password === null ? null : sealer.open(password, place) };
  };

  return {
    /** Returns the effective server including its password, or null when there is none. */
    async read(): Promise<MailServer | null> {
      const own = await readStored();
      const server = environment.server ? { ...own, ...environment.server } : own;
      if (!server) return null;
      const from = environment.from ?? server.from ?? `no-reply@${publicUrl.hostname}`;
      return { ...server, from, fromName: server.fromName ?? null };
    },
    /** Whether the environment names the server, so that saved settings have no effect. */
    isOverridden: environment.server !== undefined,
    /** Returns the server that a form describes: an empty password keeps the stored one, which is never shown. */
    async complete({ user, password, from_name = '', ...given }: MailServerForm): Promise<MailServer> {
      const known = await readStored();
      const isSame = known?.host === given.host && (known.user ?? '') === user;
      const kept = password || (isSame ? known.password : null);
      refuseFields({ password: user !== '' && !kept && 'Enter the password of this user' });
      return { ...given, user: user || null, password: user === '' ? null : kept, fromName: from_name || null };
    },
    /** Saves the server for all later mails. */
    async save({ password, ...server }: MailServer): Promise<void> {
      const sealed = password === null ? null : sealer.seal(password, place);
      await settings.set('mail', { ...server, password: sealed } satisfies z.output<typeof stored>);
    },
    /** Tests a server without saving anything; returns the failure, or null. */
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
