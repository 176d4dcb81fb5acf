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

/** What the panel's own mails say. */
export function createMailTemplates({ db, settings, publicUrl }: MailTemplatesDeps) {
  /** Returns what the variables of all templates stand for. */
  const common = async (): Promise<Record<(typeof commonVariables)[number], string>> => ({
    brand: (await settings.read()).app_name,
    panel_url: publicUrl.origin,
  });
  /** Returns what fills in any template. */
  const filler = async () => {
    const shared = await common();
    return ({ subject, text }: MailContent, values: TemplateValues): MailContent => {
      const all = { ...values, ...shared };
      // A value may have lines, which a subject has not.
      return { subject: fillTemplate(subject, all).replaceAll(/\s+/g, ' ').trim(), text: fillTemplate(text, all) };
    };
  };

  return {
    common,
    filler,
    /** Returns what writes mails with a template as it is now. */
    async writer({ key, subject, text }: MailTemplate): Promise<(values: TemplateValues) => MailContent> {
      const [row] = await db.current.select().from(table).where(eq(table.key, key));
      const fill = await filler();
      return (values) => fill(row ?? { subject, text }, values);
    },
    /** Stores the templates that are new in this version of the panel, and those that changed with it. */
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
