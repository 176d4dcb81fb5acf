import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams } from './schemas/common.ts';
import { pageMeta, pageQuery } from './schemas/list.ts';
import { notification } from './schemas/notification.ts';

export const notifications = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/customer/notifications',
    who: 'customer',
    owner: 'self',
    query: pageQuery.extend({
      sort: z.enum(['created_at']).default('created_at'),
      filter: z.enum(['all', 'unread']).default('all'),
    }),
    response: z.object({
      data: z.array(notification),
      meta: pageMeta.extend({ unread: z.number().int() }),
    }),
    source: '§7',
    summary: 'Returns the caller’s notifications, newest first; `meta.unread` is the number of all unread ones.',
  },
  read: {
    method: 'GET',
    path: '/api/customer/notifications/read/:id',
    who: 'customer',
    owner: 'self',
    mutates: true,
    params: idParams,
    sample: { from: 'notifications.list', only: { has_read: true }, keeps: true },
    response: done,
    source: '§7',
    summary: 'Marks one notification as read.',
  },
  countUnread: {
    method: 'GET',
    path: '/api/customer/notifications/count-unread',
    who: 'customer',
    owner: 'self',
    response: z.object({ success: z.literal(true), count: z.number().int() }),
    source: '§7',
    summary: 'Returns the number of the caller’s unread notifications.',
  },
  markAllRead: {
    method: 'GET',
    path: '/api/customer/notifications/mark-all-read',
    who: 'customer',
    owner: 'self',
    mutates: true,
    sample: { needs: 'an account whose notifications may all be marked as read' },
    response: done,
    source: '§7',
    summary: 'Marks all of the caller’s notifications as read.',
  },
});
