import { mediaServersPage } from '../parts/media/media-servers-page.tsx';

/** The Plex servers (spec §2, /app/admin/integrations/plex). */
export const Page = mediaServersPage('plex');
