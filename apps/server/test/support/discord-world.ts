import { eq } from 'drizzle-orm';
import type { DiscordGuildChoice } from '@kronos/api/contract';
import { announcements, discordGuilds, nodes, settings } from '../../src/db/schema.ts';
import { startSandboxProcess } from '../sandbox-process.ts';
import type { TestClient } from './client.ts';
import { createTestServer, hour, vendorsAt } from './create-test-server.ts';
import { letIn, noChoice, postsIn, sandboxApplication, sandboxGuilds } from './discord.ts';
import { quiet } from './quiet.ts';

const { lounge, club } = sandboxGuilds;

const visit = { ip: '127.0.0.1', userAgent: null, remember: false };

export type DiscordWorld = Awaited<ReturnType<typeof createDiscordWorld>>;

/** A panel that posts to the sandbox's Discord, with the installation's node Attic and a reseller's node Shed. */
export async function createDiscordWorld() {
  const never = 24 * hour;
  const sandbox = await startSandboxProcess();
  const engine = (node: string) => ({ kind: 'sandbox' as const, url: 'http://127.0.0.1:9', node });
  const server = await createTestServer({
    keep: true,
    env: vendorsAt(sandbox.url),
    timings: { observeMs: never, figuresMs: never, sampleMs: never, firstSampleMs: never, discordRetryMs: 10 },
    provision: { nodes: ['Attic', 'Shed'].map((alias) => ({ alias, host: 'localhost', engine: engine(alias) })) },
  });
  const { id: ownerId } = await server.person('reseller');
  await server.db.current.update(nodes).set({ ownerId }).where(eq(nodes.alias, 'Shed'));
  let admin: TestClient = server.client();

  const show = () => admin.ask('adminDiscord.show');
  const begin = async () => (await admin.ask('adminDiscord.connect')).url;
  const both: DiscordGuildChoice = {
    ...noChoice,
    announcements_channel: lounge.announcements,
    status_channel: lounge.status,
  };
  return {
    server,
    sandbox,
    get admin() {
      return admin;
    },
    /** Removes guilds, announcements and posts, and saves the application again. */
    async begin() {
      await sandbox.clearFaults();
      await quiet(server.db);
      for (const table of [discordGuilds, announcements]) await server.db.current.delete(table);
      await sandbox.control('DELETE', '/discord/messages');
      // The clock may have been advanced, which ended the session of the previous test.
      admin = server.client().with(await server.services.sessions.open(await server.person('admin'), visit));
      await server.services.discordApplication.write(sandboxApplication);
    },
    show,
    /** Lets the bot into a guild at Discord, and returns the query of the redirect back. */
    goAndComeBack: async () => letIn(await begin(), club.id),
    async signIn(): Promise<string> {
      const query = await letIn(await begin(), club.id);
      return (await admin.ask('adminDiscord.oauth', { query })).token;
    },
    /** Both channels of the guild that the bot has joined. */
    both,
    connect: async (choice: Partial<DiscordGuildChoice> = both, guild_id = lounge.id) =>
      (await admin.ask('adminDiscord.create', { body: { ...noChoice, guild_id, ...choice } })).id,
    /** Returns the only saved guild. */
    async theGuild() {
      const [guild] = (await show()).guilds;
      if (!guild) throw new Error('There is no guild.');
      return guild;
    },
    /** Returns the texts that were posted, once nothing is under way. */
    async posted(): Promise<string[]> {
      await quiet(server.db);
      return (await postsIn(sandbox.url)).map(({ content }) => content);
    },
    forgetApplication: () => server.db.current.delete(settings).where(eq(settings.key, 'discord')),
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}
