import { mediaServersPage } from '../parts/media/media-servers-page.tsx';

/** The Jellyfin servers (spec §2, /app/admin/integrations/jellyfin). */
export const Page = mediaServersPage('jellyfin');
