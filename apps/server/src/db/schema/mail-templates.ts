import { pgTable, text } from 'drizzle-orm/pg-core';
import { mailTemplateKeys } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** The texts of the panel's own mails. */
export const mailTemplates = pgTable('mail_templates', {
  id: id(),
  key: text({ enum: mailTemplateKeys }).notNull().unique('mail_templates_key'),
  subject: text().notNull(),
  text: text().notNull(),
  /** Null while it is the default, which changes with the panel's versions. */
  changedAt: instant(),
});
