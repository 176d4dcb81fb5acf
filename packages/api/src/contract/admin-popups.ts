import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { largestHtml } from './schemas/announcement.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';
import { popupDetail, popupDraft, popupOccasions, popupRow } from './schemas/popup.ts';
import { messageEndpoints, messageFilter } from './message-endpoints.ts';

export const adminPopups = defineEndpoints(
  messageEndpoints({
    path: '/api/admin/popups',
    group: 'adminPopups',
    filter: messageFilter(['starts_at', 'ends_at', 'title']).extend({ occasion: z.enum(popupOccasions).optional() }),
    row: popupRow,
    one: popupDetail,
    body: popupDraft.refine(endsAfterItStarts, lateEnd),
    draft: {
      title: 'A sample',
      body: '<p>A sample.</p>',
      type: 'info',
      confirm_read: false,
      size: 'standard',
      occasion: 'visit',
      audience: ['moderator'],
      is_enabled: true,
      starts_at: '2099-01-01T00:00:00Z',
      ends_at: null,
    },
    largestBody: largestHtml,
    words: {
      one: 'a popup',
      many: 'popups',
      searched: 'their title',
      created: 'open panels show it on its occasion',
      updated: 'users who closed it do not see it again',
      removed: 'the record of who closed it is deleted',
    },
  }),
);
