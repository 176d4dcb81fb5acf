import { mailTemplate } from '../template.ts';

/** The link for a user who forgot the password. */
export const passwordReset = mailTemplate({
  key: 'password-reset',
  examples: { name: 'Robin', link: '/app/password/reset?token=example' },
  required: 'link',
  subject: 'Set a new password for {{brand}}',
  text: `Hello {{name}},

A new password was requested for your account. Open this page to set one. The link works once and expires after one hour:

{{link}}

If this was not you, you can ignore this mail: your password stays the same.`,
});
