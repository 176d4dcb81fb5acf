import { z } from 'zod';
import { instant } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { mailSecurities } from './first-run.ts';

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** A mail server and the sender, without the password. */
export const mailServer = z.object({
  host: text(253).min(1, 'Enter the server'),
  port: z.number().int().min(1, 'From 1 to 65535').max(65_535, 'From 1 to 65535'),
  security: z.enum(mailSecurities),
  /** Empty for a server without authentication. */
  user: text(254),
  from: text(254)
    .min(1, 'Enter an address')
    .pipe(z.email('Invalid email address'))
    .register(fieldHints, { kind: 'email' }),
});

/** If empty, the stored one is kept, provided that server and user are unchanged. */
export const mailPassword = z.string().max(1024, 'At most 1024 characters');

/** The mails that the panel sends by itself. */
export const mailTemplateKeys = [
  'password-reset',
  'password-changed',
  'confirm-email',
  'email-change-asked',
  'email-changed',
  'account-closed',
  'account-created',
  'impersonation',
  'notification',
  'sub-user-invited',
  'trial-approved',
  'trial-declined',
] as const;
export type MailTemplateKey = (typeof mailTemplateKeys)[number];

/** The variables that `{{…}}` can name; each mail has some of these. */
export const mailVariables = [
  'brand',
  'panel_url',
  'name',
  'link',
  'email',
  'by',
  'facts',
  'title',
  'content',
  'product',
  'period',
  'ends_at',
  'link_days',
  'has_server',
  'reason',
] as const;
export type MailVariable = (typeof mailVariables)[number];

/** Plain text that may contain `{{variable}}` and `{{#if variable}}…{{else}}…{{/if}}`. */
export const mailTemplateDraft = z.object({
  subject: z.string().trim().min(1, 'Enter a subject').max(200, 'At most 200 characters'),
  text: z
    .string()
    .min(1, 'Enter the text')
    .max(20_000, 'At most 20,000 characters')
    .refine((written) => written.trim() !== '', 'Enter the text'),
});
export type MailTemplateDraft = z.infer<typeof mailTemplateDraft>;

/** An `original` template is as shipped with the panel, and changes with its versions. */
export const mailTemplateStates = ['original', 'changed'] as const;

/** A mail template as admins see it in their list. */
export const mailTemplateRow = mailTemplateDraft.extend({
  id: z.number().int(),
  key: z.enum(mailTemplateKeys),
  state: z.enum(mailTemplateStates),
  changed_at: instant.nullable(),
});
export type MailTemplateRow = z.infer<typeof mailTemplateRow>;

export const mailTemplateDetail = mailTemplateRow.extend({
  variables: z.array(
    z.object({
      name: z.enum(mailVariables),
      /** The value shown in a preview. */
      example: z.string(),
      /** Whether the text has to contain it, because the mail would be useless without it. */
      is_required: z.boolean(),
    }),
  ),
});
export type MailTemplateDetail = z.infer<typeof mailTemplateDetail>;
