import { mailTemplate } from '../template.ts';

/** Reports that an admin signed in as the recipient, and where to ask about it. */
export const impersonationMail = mailTemplate({
  key: 'impersonation',
  examples: {
    name: 'Robin',
    facts: 'Alex signed in to your account today at 10:15 UTC.\n\nReason: your ticket.',
    link: '/app/notifications/all',
  },
  required: 'facts',
  subject: 'An administrator signed in to your account',
  text: `Hello {{name}},

{{facts}}

You can also find this in your notifications: {{link}}

If you did not expect this, contact us.`,
});
