import { join } from 'node:path';
import type { Faults } from './faults.ts';
import { createRegistry, type Registry } from './registry.ts';
import { createRequests, type Requests } from './requests.ts';
import { createDiscord, type Discord } from './vendors/discord.ts';
import { type Connect, createConnect } from './vendors/emby-connect.ts';
import { createHetzner, type Hetzner } from './vendors/hetzner.ts';
import { createPlexTv, type PlexTv } from './vendors/plex-tv.ts';
import { createUptimeRobot, type UptimeRobot } from './vendors/uptime-robot.ts';

/** Everything shared within a sandbox: the vendors, the image registry, the faults, and the recorded requests. */
export interface World {
  plexTv: PlexTv;
  connect: Connect;
  discord: Discord;
  hetzner: Hetzner;
  uptimeRobot: UptimeRobot;
  registry: Registry;
  faults: Faults;
  requests: Requests;
  /** Milliseconds that the scan of a library takes. */
  scanMs: number;
}

export function createWorld(dataFolder: string, { faults, scanMs }: Pick<World, 'faults' | 'scanMs'>): World {
  return {
    plexTv: createPlexTv(join(dataFolder, 'plex-tv.json')),
    connect: createConnect(join(dataFolder, 'emby-connect.json')),
    discord: createDiscord(join(dataFolder, 'discord.json')),
    hetzner: createHetzner(),
    uptimeRobot: createUptimeRobot(),
    registry: createRegistry(join(dataFolder, 'registry.json')),
    faults,
    requests: createRequests(),
    scanMs,
  };
}
