import { pgTable, text } from 'drizzle-orm/pg-core';
import { mailTemplateKeys } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** What the panel's own mails say. */
export const mailTemplates = pgTable('mail_templates', {
  id: id(),
  key: text({ enum: mailTemplateKeys }).notNull().unique('mail_templates_key'),
  subject: text().notNull(),
  text: text().notNull(),
  /** Null while it is as it came with the panel: it then changes with the panel's versions. */
  changedAt: instant(),
});
