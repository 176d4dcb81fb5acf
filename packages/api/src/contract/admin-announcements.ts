import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { announcementDetail, announcementDraft, announcementRow, largestHtml } from './schemas/announcement.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';
import { wordsEndpoints, wordsFilter } from './words-endpoints.ts';

export const adminAnnouncements = defineEndpoints({
  reach: {
    method: 'GET',
    path: '/api/admin/announcements/reach',
    who: 'admin',
    owner: 'house',
    query: z.object({
      /** Comma-separated roles. */
      audience: z
        .string()
        .regex(/^(?:customer|reseller|moderator)(?:,(?:customer|reseller|moderator)){0,2}$/, 'Name roles, with commas'),
    }),
    sample: { query: { audience: 'customer,reseller' } },
    response: z.object({ count: z.number().int() }),
    source: 'screens',
    summary: 'How many people an audience is, each counted once.',
  },
  ...wordsEndpoints({
    path: '/api/admin/announcements',
    group: 'adminAnnouncements',
    filter: wordsFilter(['starts_at', 'ends_at', 'header']),
    row: announcementRow,
    one: announcementDetail,
    body: announcementDraft.refine(endsAfterItStarts, lateEnd),
    draft: {
      header: 'A sample',
      content: '<p>A sample.</p>',
      audience: ['moderator'],
      is_enabled: true,
      starts_at: '2099-01-01T00:00:00Z',
      ends_at: null,
    },
    largestBody: largestHtml,
    words: {
      one: 'an announcement',
      many: 'announcements',
      searched: 'their header',
      created: 'people see it at their next visit',
      updated: 'who put it away does not see it again',
      removed: 'who read it is forgotten',
    },
  }),
});
