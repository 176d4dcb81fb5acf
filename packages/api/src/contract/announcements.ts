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
    summary: 'Returns the newest active announcement that the caller has not dismissed.',
  },
  markRead: {
    method: 'POST',
    path: '/api/customer/announcements/mark-read/:id',
    who: 'customer',
    owner: 'self',
    shared: true,
    params: idParams,
    sample: { needs: 'an announcement that the caller need not see again' },
    response: done,
    source: '§7',
    summary: 'Dismisses an announcement for the caller.',
  },
});
