import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { announcementDetail, announcementDraft, announcementRow, largestHtml } from './schemas/announcement.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';
import { messageEndpoints, messageFilter } from './message-endpoints.ts';

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
        .regex(/^(?:customer|reseller|moderator)(?:,(?:customer|reseller|moderator)){0,2}$/, 'Comma-separated roles'),
    }),
    sample: { query: { audience: 'customer,reseller' } },
    response: z.object({ count: z.number().int() }),
    source: 'screens',
    summary: 'Returns how many users an audience has, each counted once.',
  },
  ...messageEndpoints({
    path: '/api/admin/announcements',
    group: 'adminAnnouncements',
    filter: messageFilter(['starts_at', 'ends_at', 'header']),
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
      created: 'users see it on their next visit',
      updated: 'users who dismissed it do not see it again',
      removed: 'the record of who read it is deleted',
    },
  }),
});
