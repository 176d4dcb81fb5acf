import type { MaintenanceDraft, MaintenanceWork } from '@kronos/api/contract';
import { escapeHtml, sanitizeHtml } from '../../security/sanitize-html.ts';

/** The texts for customers. */
export type Texts = Pick<MaintenanceDraft, 'status_text' | 'mail_subject' | 'mail_text' | 'announcement_text'>;

const effects: Record<MaintenanceWork, string> = {
  restart_node: 'Servers on the affected machines will go down once and restart automatically within a few minutes.',
  restart_servers: 'The affected servers will restart once, which takes about a minute.',
};

/** The texts that replace those that an admin left empty. */
const draftsOf = (work: MaintenanceWork): Texts => ({
  status_text: `{{title}}. ${effects[work]}`,
  mail_subject: 'Maintenance on {{starts}}',
  mail_text:
    '<p>Hello {{name}},</p>' +
    '<p>From {{starts}} to {{ends}}, we will be working on machines that run your servers: {{title}}.</p>' +
    `<p>${effects[work]} You do not need to do anything. We will write again when it is over.</p>`,
  announcement_text:
    `<p>From {{starts}} to {{ends}}, we will be working on some of our machines: {{title}}.</p><p>${effects[work]} ` +
    'You do not need to do anything.</p>',
});

/** Returns the texts of a draft, sanitized, with a standard text for each that was left empty. */
export function textsOf(draft: MaintenanceDraft): Texts {
  const written = draftsOf(draft.work);
  return {
    status_text: draft.status_text || written.status_text,
    mail_subject: draft.mail_subject || written.mail_subject,
    mail_text: sanitizeHtml(draft.mail_text) || written.mail_text,
    announcement_text: sanitizeHtml(draft.announcement_text) || written.announcement_text,
  };
}

/** The facts for which texts have placeholders. */
export interface Planned {
  title: string;
  startsAt: Date;
  endsAt: Date;
}

// One time zone for everyone, because a text is written once.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const timeOf = (at: Date) => `${format.format(at)} UTC`;

/** Replaces the placeholders of a text. */
export function fill(text: string, { title, startsAt, endsAt }: Planned): string {
  const values: Record<string, string> = { title, starts: timeOf(startsAt), ends: timeOf(endsAt) };
  return text.replaceAll(/\{\{(title|starts|ends)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The same for a text in HTML. */
export const fillHtml = (html: string, planned: Planned): string =>
  fill(html, { ...planned, title: escapeHtml(planned.title) });

/** The messages once a maintenance is over, with all nodes or some left out, and once it is called off. */
export const overWords = {
  done: {
    status: 'The maintenance is over.',
    subject: 'Maintenance over: {{title}}',
    mail: '<p>Hello {{name}},</p><p>The maintenance is over: {{title}}. Please contact us if anything does not work.</p>',
  },
  canceled: {
    status: 'The maintenance has been canceled.',
    subject: 'Maintenance canceled: {{title}}',
    mail: '<p>Hello {{name}},</p><p>The announced maintenance has been canceled, in full or in part: {{title}}.</p>',
  },
} as const;
