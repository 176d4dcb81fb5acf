import type { HttpSettings } from './http.ts';

/** How the panel identifies itself, and the addresses of the vendors. */
export interface MediaServerSettings extends HttpSettings {
  /** A stable id of the installation: the vendors list it as a device. */
  clientId: string;
  /** The name and version that users see in their list of devices. */
  product: string;
  version: string;
  plexTv: string;
  /** The pages on which owners of plex.tv accounts sign in. */
  plexApp: string;
  plexClients: string;
  embyConnect: string;
}

/** The addresses of the vendors. */
export const vendorUrls = {
  plexTv: 'https://plex.tv',
  plexApp: 'https://app.plex.tv',
  plexClients: 'https://clients.plex.tv',
  embyConnect: 'https://connect.emby.media',
} as const;
