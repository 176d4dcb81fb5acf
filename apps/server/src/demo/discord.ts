import type { Database } from '../db/database.ts';
import { discordAccounts, discordGrants, discordGuilds } from '../db/schema.ts';
import type { DiscordApplication } from '../domain/discord/application.ts';

/** The panel's application at the sandbox's Discord. */
const application = {
  clientId: '1100000000000000001',
  clientSecret: 'sandbox-discord-secret',
  botToken: 'sandbox-discord-bot',
};
/** The user who has connected an account, with the role that they have there. */
const rita = { discordId: '1600000000000000003', name: 'Rita' };
const resellers = { id: '1400000000000000013', name: 'Resellers' };
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Registers the sandbox's application, and connects one of its guilds and the account of a reseller. */
export async function seedDiscord(
  db: Database,
  { discordApplication }: { discordApplication: DiscordApplication },
  resellerId: number,
  now: Date,
): Promise<void> {
  await discordApplication.write(application);
  const createdAt = new Date(now.getTime() - 10 * twoDays);
  const [guild] = await db.current
    .insert(discordGuilds)
    .values({
      guildId: '1200000000000000010',
      name: 'Kronos Lounge',
      announcementsChannel: { id: '1300000000000000010', name: 'announcements' },
      statusChannel: { id: '1300000000000000011', name: 'status' },
      roles: {
        server_owner: { id: '1400000000000000011', name: 'Customers' },
        reseller: resellers,
        moderator: { id: '1400000000000000012', name: 'Team' },
      },
      lastSuccessAt: new Date(now.getTime() - twoDays),
      createdAt,
    })
    .returning({ id: discordGuilds.id });
  if (!guild) return;
  await db.current.insert(discordAccounts).values({ userId: resellerId, ...rita, connectedAt: createdAt });
  await db.current
    .insert(discordGrants)
    .values({ guildId: guild.id, discordId: rita.discordId, roleId: resellers.id, state: 'given' });
}
