import { eq, isNull, sql } from 'drizzle-orm';
import { type MailTemplateKey, mailTemplateKeys } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { mailTemplates as table } from '../../db/schema.ts';
import type { Settings } from '../settings/settings.ts';
import type { commonVariables, MailTemplate } from './template.ts';
import { fillTemplate, type TemplateValues } from './template-syntax.ts';
import { originals } from './templates/all.ts';

/** The content of a mail, as plain text with absolute links. */
export interface MailContent {
  subject: string;
  text: string;
}

export interface MailTemplatesDeps {
  db: Database;
  settings: Settings;
  publicUrl: URL;
}

export type MailTemplates = ReturnType<typeof createMailTemplates>;

/** The templates of the mails that the panel sends by itself. */
export function createMailTemplates({ db, settings, publicUrl }: MailTemplatesDeps) {
  /** Returns the values of the variables that all templates share. */
  const common = async (): Promise<Record<(typeof commonVariables)[number], string>> => ({
    brand: (await settings.read()).app_name,
    panel_url: publicUrl.origin,
  });
  /** Returns a function that fills in any template. */
  const createFill = async () => {
    const shared = await common();
    return ({ subject, text }: MailContent, values: TemplateValues): MailContent => {
      const all = { ...values, ...shared };
      // A value may contain line breaks, which a subject must not.
      return { subject: fillTemplate(subject, all).replaceAll(/\s+/g, ' ').trim(), text: fillTemplate(text, all) };
    };
  };

  return {
    common,
    createFill,
    /** Returns a function that writes mails with the current version of a template. */
    async createWriter({ key, subject, text }: MailTemplate): Promise<(values: TemplateValues) => MailContent> {
      const [row] = await db.current.select().from(table).where(eq(table.key, key));
      const fill = await createFill();
      return (values) => fill(row ?? { subject, text }, values);
    },
    /** Stores the templates that are new in this version of the panel, and updates those that no admin has changed. */
    async ensure(): Promise<void> {
      await db.current
        .insert(table)
        .values(mailTemplateKeys.map((key) => originalOf(key)))
        .onConflictDoUpdate({
          target: table.key,
          set: { subject: sql`excluded.subject`, text: sql`excluded.text` },
          setWhere: isNull(table.changedAt),
        });
    },
  };
}

/** A template as it came with the panel. */
export const originalOf = (key: MailTemplateKey) => {
  const { subject, text } = originals[key];
  return { key, subject, text: text.trim() };
};
