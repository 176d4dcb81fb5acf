import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { largestHtml } from './schemas/announcement.ts';
import { done, idParams } from './schemas/common.ts';
import { anyOfRecords, listFilter, listOf, listQuery } from './schemas/list.ts';
import {
  mailingDetail,
  mailingDraft,
  mailingPurposes,
  mailingRecipient,
  mailingRow,
  mailingStates,
  mailingText,
  recipientStates,
} from './schemas/mailing.ts';
import { serverTypes } from './schemas/server.ts';

const path = '/api/admin/mailings';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
const filter = listFilter({ sorts: ['created_at', 'subject', 'started_at'], direction: 'desc' }).extend({
  state: z.enum(mailingStates).optional(),
});
/** Trying this endpoint would send mail to people. */
const sending = {
  ...admins,
  method: 'POST',
  params: idParams,
  sample: { needs: 'users who may be sent a mail' },
  response: done,
} as const;

const { update, remove, ...list } = resource({
  path,
  who: 'admin',
  group: 'adminMailings',
  many: 'mailings',
  filter,
  record: mailingRow,
  detail: mailingDetail,
  body: mailingDraft,
  sample: { body: { subject: 'A sample', content: '<p>A sample.</p>', audience: ['moderator'] } },
  largestBody: largestHtml,
  summary: {
    list: 'Returns the mailings; `q` searches their subjects.',
    one: 'Returns one mailing with its content and its progress.',
    create: 'Creates a draft; nothing is sent yet.',
    update: 'Changes a draft; 409 once sending has started.',
    remove: 'Deletes a mailing with its results; 409 while it is being sent.',
  },
});

/** Mails to many people, at most one per address. */
export const adminMailings = defineEndpoints({
  reach: {
    ...admins,
    method: 'GET',
    path: `${path}/reach`,
    query: z.object({
      /** Comma-separated roles. */
      audience: z
        .string()
        .regex(
          /^(?:customer|reseller|moderator|admin)(?:,(?:customer|reseller|moderator|admin)){0,3}$/,
          'Comma-separated roles',
        ),
      purpose: z.enum(mailingPurposes).default('news'),
      /** Comma-separated node ids; if omitted, recipients need not have a server on any node. */
      node_ids: anyOfRecords.optional(),
      server_type: z.enum(serverTypes).optional(),
    }),
    sample: { query: { audience: 'customer,reseller' } },
    response: z.object({
      /** How many addresses the mail would be sent to now. */
      count: z.number().int(),
      /** How many people are left out because they unsubscribed from news by mail. */
      unsubscribed: z.number().int(),
    }),
    summary: 'Returns how many recipients a mail would have, each address counted once.',
  },
  test: {
    ...admins,
    method: 'POST',
    path: `${path}/test`,
    unaudited: true,
    largestBody: largestHtml,
    body: mailingText,
    sample: { needs: 'a mail server' },
    response: done.extend({ email: z.string() }),
    summary: 'Sends a draft to the caller alone, as the recipients would get it.',
  },
  ...list,
  update,
  send: {
    ...sending,
    path: `${path}/:id/send`,
    summary: 'Sends a draft to its current audience, or resumes a stopped mailing. It is sent in the background.',
  },
  stop: {
    ...sending,
    path: `${path}/:id/stop`,
    summary: 'Stops a mailing that is being sent; the remaining recipients wait until it is resumed.',
  },
  retry: {
    ...sending,
    path: `${path}/:id/retry`,
    summary: 'Retries all failed recipients.',
  },
  recipients: {
    ...admins,
    method: 'GET',
    path: `${path}/:id/recipients`,
    params: idParams,
    query: listQuery(
      listFilter({ sorts: ['name', 'email', 'ended_at'] }).extend({ state: z.enum(recipientStates).optional() }),
    ),
    sample: { from: 'adminMailings.list' },
    response: listOf(mailingRecipient),
    summary: 'Returns the result of a mailing for each recipient; `q` searches names and addresses.',
  },
  remove,
});
