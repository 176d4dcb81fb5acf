import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, instant } from './schemas/common.ts';
import { listOf, pages } from './schemas/list.ts';

const ownSession = z.object({
  id: z.uuid(),
  /** The browser's name, such as Firefox; null if the browser does not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: instant,
  last_used_at: instant,
  /** Whether this is the session of the call. */
  is_current: z.boolean(),
  /** The admin who opened it by impersonation. */
  impersonated_by: z.string().nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The caller's sessions. */
export const ownSessions = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/customer/sessions',
    who: 'customer',
    owner: 'self',
    query: pages,
    response: listOf(ownSession),
    source: 'screens',
    summary: 'Returns the caller’s sessions, the most recently used first.',
  },
  end: {
    method: 'DELETE',
    path: '/api/customer/sessions/:id',
    who: 'customer',
    owner: 'self',
    params: z.object({ id: z.uuid() }),
    sample: { needs: 'a second session of the account' },
    response: done,
    source: 'screens',
    summary: 'Ends one of the caller’s sessions with its sockets.',
  },
  endOthers: {
    method: 'POST',
    path: '/api/customer/sessions/end-others',
    who: 'customer',
    owner: 'self',
    sample: { needs: 'an account that is not in use otherwise' },
    response: z.object({ success: z.literal(true), count: z.number().int() }),
    source: 'screens',
    summary: 'Ends all of the caller’s sessions except this one.',
  },
});
