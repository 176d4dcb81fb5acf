import type { Database } from '../db/database.ts';
import { discordGuilds } from '../db/schema.ts';
import type { DiscordApplication } from '../domain/discord/application.ts';

/** What the sandbox's Discord knows the panel as. */
const application = {
  clientId: '1100000000000000001',
  clientSecret: 'sandbox-discord-secret',
  botToken: 'sandbox-discord-bot',
};
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Enters the sandbox's application, and connects one of its guilds. */
export async function seedDiscord(
  db: Database,
  { discordApplication }: { discordApplication: DiscordApplication },
  now: Date,
): Promise<void> {
  await discordApplication.write(application);
  await db.current.insert(discordGuilds).values({
    guildId: '1200000000000000010',
    name: 'Kronos Lounge',
    announcementsChannel: { id: '1300000000000000010', name: 'announcements' },
    statusChannel: { id: '1300000000000000011', name: 'status' },
    lastSuccessAt: new Date(now.getTime() - twoDays),
    createdAt: new Date(now.getTime() - 10 * twoDays),
  });
}
