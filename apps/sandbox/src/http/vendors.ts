import { Hono } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { accountInput } from '../vendors/accounts.ts';
import { discordApp } from '../vendors/discord-app.ts';
import { connectApp } from '../vendors/emby-connect-app.ts';
import { hetznerApp } from '../vendors/hetzner-app.ts';
import { plexTvApp } from '../vendors/plex-tv-app.ts';
import { uptimeRobotApp } from '../vendors/uptime-robot-app.ts';
import type { World } from '../world.ts';
import { discordPages } from './discord-pages.ts';
import { plexPages } from './plex-pages.ts';
import { misbehave } from './misbehave.ts';

/** The vendors' services, each below its host name. */
export function vendorRoutes(world: World): Hono {
  const app = new Hono();
  for (const name of ['plex.tv', 'connect.emby.media', 'discord.com', 'api.hetzner.cloud', 'api.uptimerobot.com'])
    app.use(`/${name}/*`, misbehave(world, name, { node: name }, `/${name}`));
  app.route('/plex.tv/auth', plexPages(world.plexTv));
  app.route('/plex.tv', plexTvApp(world.plexTv));
  app.route('/connect.emby.media', connectApp(world.connect));
  app.route('/discord.com/api/v10', discordApp(world.discord));
  app.route('/discord.com', discordPages(world.discord));
  app.route('/api.hetzner.cloud', hetznerApp(world.hetzner));
  app.route('/api.uptimerobot.com/v3', uptimeRobotApp(world.uptimeRobot));
  return app;
}

/** Adds an account at one of the vendors. */
export function addAccount(world: World, vendor: string, input: z.infer<typeof accountInput>): void {
  const accounts = { 'plex.tv': world.plexTv, 'connect.emby.media': world.connect }[vendor]?.accounts;
  if (!accounts) throw new Refusal('bad-request', `Unknown vendor ${vendor}.`);
  accounts.ensure(input);
}
