import { defineEndpoints } from './define.ts';
import { alertDraft, alertRow } from './schemas/alert.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';
import { messageEndpoints, messageFilter } from './message-endpoints.ts';

export const adminAlerts = defineEndpoints(
  messageEndpoints({
    path: '/api/admin/alerts',
    group: 'adminAlerts',
    filter: messageFilter(['starts_at', 'ends_at', 'text']),
    row: alertRow,
    one: alertRow,
    body: alertDraft.refine(endsAfterItStarts, lateEnd),
    draft: {
      tone: 'info',
      text: 'A sample.',
      pages: [],
      is_dismissible: true,
      audience: ['admin'],
      is_enabled: true,
      starts_at: '2099-01-01T00:00:00Z',
      ends_at: null,
    },
    words: {
      one: 'an alert',
      many: 'alerts',
      searched: 'their text',
      created: 'open pages show it immediately',
      updated: 'users who dismissed it do not see it again',
      removed: 'open pages hide it immediately',
    },
  }),
);
