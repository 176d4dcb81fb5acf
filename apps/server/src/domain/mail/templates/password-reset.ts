import { mailTemplate } from '../template.ts';

/** The link for a user who forgot the password. */
export const passwordReset = mailTemplate({
  key: 'password-reset',
  examples: { name: 'Robin', link: '/app/password/reset?token=example' },
  required: 'link',
  subject: 'Set a new password for {{brand}}',
  text: `Hello {{name}},

somebody asked for a new password for your account. Open this page to set one. The link opens once and for an hour:

{{link}}

If that was not you, there is nothing to do: your password stays as it is.`,
});
