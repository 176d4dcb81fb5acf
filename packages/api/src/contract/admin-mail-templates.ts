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
    summary: 'The mails that the panel sends by itself; `q` searches their subjects and texts.',
  }),
  ...recordEndpoints({
    path,
    who: 'admin',
    group: 'adminMailTemplates',
    record: mailTemplateDetail,
    body: mailTemplateDraft,
    sample,
    summary: {
      one: 'One of them, with what `{{…}}` may stand for in it.',
      update: 'Changes what one of them says; refused where it names what is not known there (422).',
    },
  }),
  reset: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/reset`,
    sample: { needs: 'a mail whose text may be the original again' },
    response: done,
    summary: 'Takes back what one of them says to what came with the panel.',
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
    summary: 'What is written as people would get it, with examples in place of what `{{…}}` stands for.',
  },
  test: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/test`,
    unaudited: true,
    body: mailTemplateDraft,
    sample: { needs: 'a mail server' },
    response: done.extend({ email: z.string() }),
    summary: 'Mails what is written to the caller, with the same examples.',
  },
});
