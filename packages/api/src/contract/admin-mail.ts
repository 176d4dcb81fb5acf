import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { basedOn, done, recordVersion } from './schemas/common.ts';
import { mailPassword, mailServer } from './schemas/mail.ts';

const path = '/api/admin/integrations/mail';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
const sender = mailServer.extend({
  /** The sender's name; empty for the name of the panel. */
  from_name: z.string().trim().max(100, 'At most 100 characters').default(''),
});

/** The mail server for outgoing mail. */
export const adminMail = defineEndpoints({
  server: {
    ...admins,
    method: 'GET',
    path,
    response: z.object({
      /** Null when none is configured. */
      server: sender.extend({ is_password_set: z.boolean() }).nullable(),
      /** Whether the environment of the panel sets the server, so that it cannot be changed here. */
      is_fixed: z.boolean(),
      version: recordVersion,
    }),
    summary: 'Returns the mail server and the sender; the password is never returned.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    query: basedOn,
    body: sender.extend({ password: mailPassword }),
    sample: { needs: 'a mail server that may be replaced' },
    response: done,
    summary:
      'Signs in to a mail server and saves it for all further mails; 422 with the server’s own message when it refuses.',
  },
  test: {
    ...admins,
    method: 'POST',
    path: `${path}/test`,
    unaudited: true,
    sample: { needs: 'a mail server' },
    response: done.extend({ email: z.string() }),
    summary:
      'Sends a test mail to the caller through the mail server; 409 with the server’s own message when it refuses.',
  },
});
