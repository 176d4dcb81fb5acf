import { hetznerUrl } from '../integrations/hetzner/hetzner.ts';
import { uptimeRobotUrl } from '../integrations/uptime-robot/uptime-robot.ts';
import { vendorUrls } from '../integrations/media-server/settings.ts';

export interface VendorVariables {
  KRONOS_PLEX_TV_URL?: string | undefined;
  KRONOS_PLEX_APP_URL?: string | undefined;
  KRONOS_PLEX_CLIENTS_URL?: string | undefined;
  KRONOS_EMBY_CONNECT_URL?: string | undefined;
  KRONOS_DISCORD_URL?: string | undefined;
  KRONOS_HETZNER_URL?: string | undefined;
  KRONOS_UPTIME_ROBOT_URL?: string | undefined;
}

interface Surroundings {
  /** The sandbox of a demo, so that no real account is used. */
  sandboxUrl: string | undefined;
}

const inside = (sandboxUrl: string | undefined, name: string) => sandboxUrl && new URL(`/${name}`, sandboxUrl).href;

/** Returns the addresses of Discord and of the vendors of the media servers; in a demo, those of the sandbox. */
export function readVendors(env: VendorVariables, { sandboxUrl }: Surroundings) {
  const inSandbox = (name: string) => inside(sandboxUrl, name);
  return {
    plexTv: env.KRONOS_PLEX_TV_URL ?? inSandbox('plex.tv') ?? vendorUrls.plexTv,
    plexApp: env.KRONOS_PLEX_APP_URL ?? inSandbox('plex.tv') ?? vendorUrls.plexApp,
    plexClients: env.KRONOS_PLEX_CLIENTS_URL ?? inSandbox('plex.tv') ?? vendorUrls.plexClients,
    embyConnect: env.KRONOS_EMBY_CONNECT_URL ?? inSandbox('connect.emby.media') ?? vendorUrls.embyConnect,
    discord: env.KRONOS_DISCORD_URL ?? inSandbox('discord.com') ?? 'https://discord.com',
  };
}

/** Returns the address of the Hetzner Cloud API; in a demo, that of the sandbox. */
export const readHetznerUrl = (env: VendorVariables, { sandboxUrl }: Surroundings): string =>
  env.KRONOS_HETZNER_URL ?? inside(sandboxUrl, 'api.hetzner.cloud') ?? hetznerUrl;

/** Returns the address of the UptimeRobot API; in a demo, that of the sandbox. */
export const readUptimeRobotUrl = (env: VendorVariables, { sandboxUrl }: Surroundings): string =>
  env.KRONOS_UPTIME_ROBOT_URL ?? inside(sandboxUrl, 'api.uptimerobot.com/v3') ?? uptimeRobotUrl;
