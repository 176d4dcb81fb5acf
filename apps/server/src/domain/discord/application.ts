import type { Contract, DiscordApplicationDraft, ResponseOf } from '@kronos/api/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { Settings } from '../settings/settings.ts';
import { refusalOfDiscord } from './failures.ts';
import { type Discord, DiscordError } from './port.ts';

/** The secrets are sealed. */
const stored = z.object({ clientId: z.string(), clientSecret: z.string(), botToken: z.string() });
type Application = z.output<typeof stored>;
type Shown = ResponseOf<Contract['adminDiscord']['show']>['application'];

const place = (field: 'clientSecret' | 'botToken') => `settings:discord:${field}`;

export type DiscordApplication = ReturnType<typeof createDiscordApplication>;

/** The application that the operator has registered with Discord. */
export function createDiscordApplication(deps: {
  db: Database;
  settings: Settings;
  sealer: Sealer;
  audit: Audit;
  events: Events;
  discord: Discord;
}) {
  const { db, settings, sealer, audit, events, discord } = deps;

  const read = async (): Promise<Application | null> => {
    const parsed = stored.safeParse(await settings.readOwn('discord'));
    if (!parsed.success) return null;
    const open = (field: 'clientSecret' | 'botToken') => sealer.open(parsed.data[field], place(field));
    return { ...parsed.data, clientSecret: open('clientSecret'), botToken: open('botToken') };
  };
  const write = ({ clientId, clientSecret, botToken }: Application) =>
    settings.set('discord', {
      clientId,
      clientSecret: sealer.seal(clientSecret, place('clientSecret')),
      botToken: sealer.seal(botToken, place('botToken')),
    } satisfies Application);

  /** Checks with Discord which application the bot belongs to; refuses, by field, what Discord does not accept. */
  const verify = async ({ clientId, botToken }: Application): Promise<void> => {
    const owner = await discord.applicationOf(botToken).catch((error: unknown) => {
      if (error instanceof DiscordError && error.code === 'unauthorized') return null;
      throw refusalOfDiscord(error);
    });
    refuseFields({ bot_token: owner === null && 'Discord does not accept this token' });
    refuseFields({ client_id: owner !== clientId && 'The bot belongs to another application' });
  };

  return {
    read,
    /** Returns the application for a call that requires it; refuses when there is none. */
    async need(): Promise<Application> {
      const application = await read();
      if (!application) throw new AppError('conflict', 'No Discord application is set up yet. Enter one first.');
      return application;
    },
    async show(): Promise<Shown> {
      const application = await read();
      return application && { client_id: application.clientId, is_client_secret_set: true, is_bot_token_set: true };
    },
    /** Stores the application in the open transaction, without verifying it. */
    write,
    /** Verifies and saves an application. Omitted secrets are kept while the client id stays the same. */
    async save({ client_id: clientId, client_secret, bot_token }: DiscordApplicationDraft): Promise<void> {
      const before = await read();
      const kept = before?.clientId === clientId ? before : undefined;
      const next = {
        clientId,
        clientSecret: client_secret || (kept?.clientSecret ?? ''),
        botToken: bot_token || (kept?.botToken ?? ''),
      };
      refuseFields({
        client_secret: next.clientSecret === '' && 'Enter the secret of this application',
        bot_token: next.botToken === '' && 'Enter the token of the bot',
      });
      await verify(next);
      const replaced = [client_secret && 'client secret', bot_token && 'bot token'].filter(Boolean);
      await db.transaction(async () => {
        await write(next);
        await audit.write({
          target: { kind: 'discord-application', name: clientId },
          before: { client_id: before?.clientId ?? null },
          after: { client_id: clientId, replaced },
        });
        await events.emit('admin', 'discord-changed', {});
      });
    },
  };
}
