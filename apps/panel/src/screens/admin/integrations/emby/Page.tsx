import { mediaServersPage } from '../parts/media/media-servers-page.tsx';

/** The Emby servers (spec §2, /app/admin/integrations/emby). */
export const Page = mediaServersPage('emby');
