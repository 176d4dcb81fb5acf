import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';

/** The token in the link of a mail. */
const token = z.string().min(1, 'Open the link from the e-mail').max(500, 'At most 500 characters');
// A token that no mail contains.
const nobodys = 'not-a-token';

/** Whether a recipient wants news by mail, chosen through the link in a mail and without signing in. */
export const mailSubscription = defineEndpoints({
  look: {
    method: 'POST',
    path: '/api/mail-subscription/look',
    who: 'guest',
    owner: 'none',
    unaudited: true,
    body: z.object({ token }),
    sample: { body: { token: nobodys }, also: [404] },
    response: z.object({
      /** A hint of the address, such as `c•••@example.com`. */
      email_hint: z.string(),
      wants_news: z.boolean(),
    }),
    source: 'screens',
    summary: 'Returns whose link it is, and whether that user gets news by mail.',
  },
  choose: {
    method: 'POST',
    path: '/api/mail-subscription',
    who: 'guest',
    owner: 'none',
    body: z.object({ token, wants_news: z.boolean() }),
    sample: { body: { token: nobodys, wants_news: false }, also: [404] },
    response: done,
    source: 'screens',
    summary: 'Subscribes or unsubscribes the user of the link. Repeating the call changes nothing.',
  },
});
