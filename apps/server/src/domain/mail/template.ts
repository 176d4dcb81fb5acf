import type { MailTemplateKey, MailVariable } from '@kronos/api/contract';
import type { TemplateValues } from './template-syntax.ts';

/** The variables that every template has in addition to its own. */
export const commonVariables = ['brand', 'panel_url'] as const;
type Own = Exclude<MailVariable, (typeof commonVariables)[number]>;
type Value = string | number | boolean;

/** One of the mails that the panel sends by itself, as it came with the panel. */
export interface MailTemplate {
  key: MailTemplateKey;
  /** Its own variables with their values in a preview; a path becomes an absolute address of the panel. */
  examples: Readonly<Partial<Record<Own, Value>>>;
  /** The variable without which the mail would be useless. */
  required?: Own;
  subject: string;
  /** Plain text with `{{variable}}` and `{{#if variable}}…{{else}}…{{/if}}` in it. */
  text: string;
}

/** A mail that is still to be written with the current version of its template. */
export interface TemplatedMail {
  template: MailTemplate;
  values: TemplateValues;
}

type Widened<V> = V extends string ? string : V extends number ? number | null : V extends boolean ? boolean : never;
type ValuesOf<E> = { readonly [N in keyof E]: Widened<E[N]> };

/**
 * Declares a template; calling it with the values of its variables returns a letter. Other values are left out: a
 * user's record is no secret to the code that sends the mail, but may be to the admin who writes the template.
 */
export function mailTemplate<const E extends MailTemplate['examples']>(template: MailTemplate & { examples: E }) {
  const names = Object.keys(template.examples);
  const write = (values: ValuesOf<E>): TemplatedMail => ({
    template,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as TemplateValues,
  });
  return Object.assign(write, { template });
}
