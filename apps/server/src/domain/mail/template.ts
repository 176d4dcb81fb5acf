import type { MailTemplateKey, MailVariable } from '@kronos/api/contract';
import type { TemplateValues } from './template-syntax.ts';

/** What every template knows, besides its own variables. */
export const commonVariables = ['brand', 'panel_url'] as const;
type Own = Exclude<MailVariable, (typeof commonVariables)[number]>;
type Value = string | number | boolean;

/** One of the mails that the panel sends by itself, as it came with the panel. */
export interface MailTemplate {
  key: MailTemplateKey;
  /** Its own variables with what stands in their place in a preview; a path becomes an address of the panel. */
  examples: Readonly<Partial<Record<Own, Value>>>;
  /** The variable without which the mail would be of no use. */
  required?: Own;
  subject: string;
  /** Plain text with `{{variable}}` and `{{#if variable}}…{{else}}…{{/if}}` in it. */
  text: string;
}

/** A mail to somebody, still to be written with what its template says now. */
export interface Letter {
  template: MailTemplate;
  values: TemplateValues;
}

type Widened<V> = V extends string ? string : V extends number ? number | null : V extends boolean ? boolean : never;
type ValuesOf<E> = { readonly [N in keyof E]: Widened<E[N]> };

/**
 * Declares a template: calling it with the values of its variables gives a letter. What else is in the values is left out:
 * a user is no secret to the code that mails them, but may well be to an admin who writes the mail.
 */
export function mailTemplate<const E extends MailTemplate['examples']>(template: MailTemplate & { examples: E }) {
  const names = Object.keys(template.examples);
  const write = (values: ValuesOf<E>): Letter => ({
    template,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as TemplateValues,
  });
  return Object.assign(write, { template });
}
