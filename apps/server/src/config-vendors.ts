import { vendorUrls } from './integrations/media-server/settings.ts';

export interface VendorVariables {
  KRONOS_PLEX_TV_URL?: string | undefined;
  KRONOS_PLEX_CLIENTS_URL?: string | undefined;
  KRONOS_EMBY_CONNECT_URL?: string | undefined;
  KRONOS_DISCORD_URL?: string | undefined;
}

/**
 * Returns where the vendors of the media servers and Discord are; in a demo it is the sandbox, so that nobody's real account is
 * tried there.
 */
export function readVendors(env: VendorVariables, { sandboxUrl }: { sandboxUrl: string | undefined }) {
  const inSandbox = (name: string) => sandboxUrl && new URL(`/${name}`, sandboxUrl).href;
  return {
    plexTv: env.KRONOS_PLEX_TV_URL ?? inSandbox('plex.tv') ?? vendorUrls.plexTv,
    plexClients: env.KRONOS_PLEX_CLIENTS_URL ?? inSandbox('plex.tv') ?? vendorUrls.plexClients,
    embyConnect: env.KRONOS_EMBY_CONNECT_URL ?? inSandbox('connect.emby.media') ?? vendorUrls.embyConnect,
    discord: env.KRONOS_DISCORD_URL ?? inSandbox('discord.com') ?? 'https://discord.com',
  };
}
