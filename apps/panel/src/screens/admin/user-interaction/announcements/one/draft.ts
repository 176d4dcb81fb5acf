import type { AnnouncementDetail, AnnouncementDraft } from '@kronos/api/contract';
import { newPeriod, periodOf } from '../../parts/period.ts';
import { greetedRoles } from '../../parts/words.ts';

/** What an announcement is at first. */
export const newAnnouncement = (now: number): AnnouncementDraft => ({
  header: '',
  content: '',
  size: 'standard',
  audience: [...greetedRoles],
  ...newPeriod(now),
});

/** The part of an announcement that an admin writes. */
export const draftOf = (detail: AnnouncementDetail): AnnouncementDraft => {
  const { header, content, size, audience } = detail;
  return { header, content, size, audience, ...periodOf(detail) };
};
