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
  sample: { needs: 'people who are to get a mail' },
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
    list: 'Mails to many people; `q` searches their subjects.',
    one: 'One of them, with its content and how far it is.',
    create: 'Writes a draft; nobody gets it before it is sent.',
    update: 'Changes a draft; what has begun stays as it is (409).',
    remove: 'Deletes one and what came of it; not while it is being sent (409).',
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
          'Name roles, with commas',
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
    summary: 'How many people would get a mail, each address counted once.',
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
    summary: 'Mails what is written to the caller alone, as others would get it.',
  },
  ...list,
  update,
  send: {
    ...sending,
    path: `${path}/:id/send`,
    summary: 'Mails a draft to its audience of now, or lets one that was stopped go on. It is sent in the background.',
  },
  stop: {
    ...sending,
    path: `${path}/:id/stop`,
    summary: 'Stops one that is being sent; who has it keeps it, the others wait.',
  },
  retry: {
    ...sending,
    path: `${path}/:id/retry`,
    summary: 'Tries everybody again for whom it failed.',
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
    summary: 'What came of a mailing, person by person; `q` searches names and addresses.',
  },
  remove,
});
