import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { listEndpoints, recordEndpoints } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { mailTemplateDetail, mailTemplateDraft, mailTemplateRow, mailTemplateStates } from './schemas/mail.ts';

const path = '/api/admin/integrations/mail/templates';
const admins = { who: 'admin', owner: 'house', source: 'screens', params: idParams } as const;
const sample = {
  from: 'adminMailTemplates.list',
  keeps: true,
  body: { subject: '{subject}', text: '{text}' },
} as const;

/** The texts of the mails that the panel sends by itself. */
export const adminMailTemplates = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'mail templates',
    filter: listFilter({ sorts: ['key', 'subject', 'changed_at'] }).extend({
      state: z.enum(mailTemplateStates).optional(),
    }),
    record: mailTemplateRow,
    summary: 'Returns the mail templates; `q` searches their subjects and texts.',
  }),
  ...recordEndpoints({
    path,
    who: 'admin',
    group: 'adminMailTemplates',
    record: mailTemplateDetail,
    body: mailTemplateDraft,
    sample,
    summary: {
      one: 'Returns one mail template with its variables.',
      update: 'Changes a mail template; 422 if it uses an unknown variable.',
    },
  }),
  reset: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/reset`,
    sample: { needs: 'a mail template that may be reset' },
    response: done,
    summary: 'Resets a mail template to its original text.',
  },
  preview: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/preview`,
    unaudited: true,
    body: mailTemplateDraft,
    sample,
    response: z.object({
      subject: z.string(),
      /** The text as safe HTML. */
      html: z.string(),
    }),
    summary: 'Renders a draft the way recipients would see it, with sample values for the variables.',
  },
  test: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/test`,
    unaudited: true,
    body: mailTemplateDraft,
    sample: { needs: 'a mail server' },
    response: done.extend({ email: z.string() }),
    summary: 'Sends a draft to the caller by e-mail, with the same sample values.',
  },
});
