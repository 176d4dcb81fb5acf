import { eq, isNotNull, isNull } from 'drizzle-orm';
import type {
  Contract,
  MailTemplateDetail,
  MailTemplateDraft,
  MailTemplateRow,
  MailVariable,
  ParsedOf,
} from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mailTemplates as table } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { MailPerson } from './carrier.ts';
import type { DirectMail } from './direct-mail.ts';
import { htmlOf } from './html-of.ts';
import { type MailContent, type MailTemplates, originalOf } from './mail-templates.ts';
import { pageOf } from './page-of.ts';
import { commonVariables, type MailTemplate } from './template.ts';
import { readTemplate, type TemplateValues } from './template-syntax.ts';
import { originals } from './templates/all.ts';

type Filter = ParsedOf<Contract['adminMailTemplates']['export']>['query'];
type Row = typeof table.$inferSelect;
interface Change extends MailTemplateDraft {
  changedAt: Date | null;
}

export interface TemplateAdministrationDeps {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  mailTemplates: MailTemplates;
  directMail: DirectMail;
  publicUrl: URL;
}

export type MailTemplateAdministration = ReturnType<typeof createMailTemplateAdministration>;

/** The administration of mail templates. */
export function createMailTemplateAdministration(deps: TemplateAdministrationDeps) {
  const { db, clock, audit, events, mailTemplates, directMail, publicUrl } = deps;
  const views = () => db.current.select().from(table);
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const { change, versionOf } = crud<Row, never, Change>(
    { db, audit, tell: () => events.emit('admin', 'mail-changed', {}) },
    {
      table,
      noun: 'mail template',
      read: view,
      update: (id, values) => db.current.update(table).set(values).where(eq(table.id, id)),
      nameOf: ({ key }) => key,
      trace: ({ subject, text }) => ({ subject, text }),
      stateOf: ({ subject, text }) => ({ subject, text }),
    },
  );
  const one = async (id: number) => found('mail template', await view(id));
  /** Fills in a draft with the examples of its template. */
  const preview = async (id: number, draft: MailTemplateDraft): Promise<MailContent> => {
    const { key } = await one(id);
    refuseUnfit(draft, originals[key]);
    const fill = await mailTemplates.createFill();
    return fill(draft, examplesOf(originals[key], publicUrl));
  };

  return {
    ...listOf<Filter['sort'], Filter, Row, MailTemplateRow>(db, {
      from: table,
      views,
      search: [table.subject, table.text],
      sort: { key: table.key, subject: table.subject, changed_at: table.changedAt },
      filter: ({ state }) => state && (state === 'changed' ? isNotNull(table.changedAt) : isNull(table.changedAt)),
      present,
    }),
    async find(id: number): Promise<{ data: MailTemplateDetail; version: string }> {
      const row = await one(id);
      const { required, ...original } = originals[row.key];
      const examples: TemplateValues = { ...examplesOf(original, publicUrl), ...(await mailTemplates.common()) };
      const variables = Object.entries(examples).map(([name, example]) => ({
        name: name as MailVariable,
        example: String(example),
        is_required: name === required,
      }));
      return { data: { ...present(row), variables }, version: versionOf(row) };
    },
    update: (id: number, draft: MailTemplateDraft, basedOn?: string): Promise<void> =>
      change(
        id,
        ({ key }) => {
          refuseUnfit(draft, originals[key]);
          const { subject, text } = originalOf(key);
          const isOriginal = draft.subject === subject && draft.text.trim() === text;
          return { subject: draft.subject, text: draft.text.trim(), changedAt: isOriginal ? null : clock.now() };
        },
        basedOn,
      ),
    reset: (id: number): Promise<void> =>
      change(id, ({ key }) => {
        const { subject, text } = originalOf(key);
        return { subject, text, changedAt: null };
      }),
    async preview(id: number, draft: MailTemplateDraft): Promise<{ subject: string; html: string }> {
      const { subject, text } = await preview(id, draft);
      return { subject, html: htmlOf(text) };
    },
    /** Sends a draft, filled in with examples, to one person at once. */
    async test(id: number, draft: MailTemplateDraft, to: MailPerson): Promise<void> {
      const { subject, text } = await preview(id, draft);
      await directMail(to, { subject, text, html: pageOf({ body: htmlOf(text) }) });
    },
  };
}

const present = ({ changedAt, ...row }: Row): MailTemplateRow => ({
  ...row,
  state: changedAt ? 'changed' : 'original',
  changed_at: changedAt?.toISOString() ?? null,
});

/** The values of a template's variables in a preview. */
const examplesOf = ({ examples }: Pick<MailTemplate, 'examples'>, publicUrl: URL): TemplateValues =>
  Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [
      name,
      typeof example === 'string' && example.startsWith('/') ? new URL(example, publicUrl).href : example,
    ]),
  );

/** Refuses a draft that could not be filled in, or that lacks the required variable. */
function refuseUnfit(draft: MailTemplateDraft, { examples, required }: MailTemplate): void {
  const names = [...Object.keys(examples), ...commonVariables];
  const subject = readTemplate(draft.subject, names);
  const text = readTemplate(draft.text, names);
  const isLacking = text.problem === null && required !== undefined && !text.shown.has(required);
  refuseFields({
    subject: subject.problem ?? false,
    text: text.problem ?? (isLacking && `The text must contain {{${required}}}`),
  });
}
