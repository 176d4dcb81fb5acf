import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { largestHtml } from './schemas/announcement.ts';
import { contentDetail, contentDraft, contentPlaces, contentRow } from './schemas/dynamic-content.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';
import { messageEndpoints, messageFilter } from './message-endpoints.ts';

export const adminDynamicContent = defineEndpoints(
  messageEndpoints({
    path: '/api/admin/dynamic-content',
    group: 'adminDynamicContent',
    filter: messageFilter(['starts_at', 'ends_at', 'name']).extend({ place: z.enum(contentPlaces).optional() }),
    row: contentRow,
    one: contentDetail,
    body: contentDraft.refine(endsAfterItStarts, lateEnd),
    draft: {
      name: 'A sample',
      place: 'dashboard_bottom',
      content: '<p>A sample.</p>',
      audience: ['moderator'],
      is_enabled: true,
      starts_at: '2099-01-01T00:00:00Z',
      ends_at: null,
    },
    largestBody: largestHtml,
    words: {
      one: 'a dynamic content entry',
      many: 'dynamic content entries',
      searched: 'their name',
      created: 'open pages show it immediately',
      updated: 'open pages show the change immediately',
      removed: 'open pages hide it immediately',
    },
  }),
);
