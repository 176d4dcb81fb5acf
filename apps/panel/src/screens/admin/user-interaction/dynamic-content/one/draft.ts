import type { ContentDetail, ContentDraft } from '@kronos/api/contract';
import { newPeriod, periodOf } from '../../parts/period.ts';
import { audienceRoles } from '../../parts/words.ts';

/** What content is at first. */
export const newContent = (now: number): ContentDraft => ({
  name: '',
  place: 'dashboard_top',
  content: '',
  audience: [...audienceRoles],
  ...newPeriod(now),
});

/** The part of content that an admin writes. */
export const draftOf = (detail: ContentDetail): ContentDraft => {
  const { name, place, content, audience } = detail;
  return { name, place, content, audience, ...periodOf(detail) };
};
