import { mailTemplate } from '../template.ts';

/** Welcomes a user whose account an admin created, with the link to set its first password. */
export const accountCreated = mailTemplate({
  key: 'account-created',
  examples: {
    name: 'Robin',
    link: '/app/password/reset?token=example',
    /** How many days the link is valid. */
    link_days: 7,
  },
  required: 'link',
  subject: 'Your account at {{brand}}',
  text: `Hello {{name}},

An account was created for you at {{brand}}. Set a password for it. The link works once and expires after {{link_days}} days:

{{link}}

Later, you can request another link on the sign-in page.`,
});
