import { createAlertAdministration } from '../domain/alerts/administration.ts';
import { createAlerts } from '../domain/alerts/alerts.ts';
import { createAnnouncementAdministration } from '../domain/announcements/administration.ts';
import { createAnnouncements } from '../domain/announcements/announcements.ts';
import { createContentAdministration } from '../domain/dynamic-content/administration.ts';
import { createDynamicContent } from '../domain/dynamic-content/dynamic-content.ts';
import { createMailingAdministration } from '../domain/mailings/administration.ts';
import { createPopupAdministration } from '../domain/popups/administration.ts';
import { createPopups } from '../domain/popups/popups.ts';
import type { ServiceDeps } from './deps.ts';
import type { DiscordArea } from './discord.ts';
import type { Foundation } from './foundation.ts';

/** Messages of admins: announcements, alerts, popups, dynamic content and mailings. */
export function createWords(deps: ServiceDeps & Foundation & DiscordArea) {
  return {
    announcements: createAnnouncements(deps),
    announcementAdministration: createAnnouncementAdministration(deps),
    alerts: createAlerts(deps),
    alertAdministration: createAlertAdministration(deps),
    popups: createPopups(deps),
    popupAdministration: createPopupAdministration(deps),
    dynamicContent: createDynamicContent(deps),
    contentAdministration: createContentAdministration(deps),
    mailingAdministration: createMailingAdministration(deps),
  };
}

export type Words = ReturnType<typeof createWords>;
