import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { announcement } from './schemas/announcement.ts';
import { done, idParams } from './schemas/common.ts';

export const announcements = defineEndpoints({
  current: {
    method: 'GET',
    path: '/api/customer/announcements',
    who: 'customer',
    owner: 'self',
    response: z.object({ success: z.literal(true), announcement: announcement.nullable() }),
    source: '§7',
    summary: 'The newest announcement that is on now and that the caller has not put away.',
  },
  markRead: {
    method: 'POST',
    path: '/api/customer/announcements/mark-read/:id',
    who: 'customer',
    owner: 'self',
    shared: true,
    params: idParams,
    sample: { from: 'announcements.current', keeps: true, at: 'announcement' },
    response: done,
    source: '§7',
    summary: 'Puts an announcement away for the caller.',
  },
});
