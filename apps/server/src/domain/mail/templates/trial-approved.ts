import { mailTemplate } from '../template.ts';

/** Announces the start of a trial. The link leads to the page to set a password, or to sign in. */
export const trialApproved = mailTemplate({
  key: 'trial-approved',
  examples: {
    name: 'Robin',
    product: 'Plex Family',
    /** In words. */
    period: '7 days',
    ends_at: 'Thu, 01 Jan 2026 12:00:00 GMT',
    link: '/app/password/reset?token=example',
    /** How many days the link is valid; null if it does not expire. */
    link_days: 7,
    has_server: true,
  },
  required: 'link',
  subject: 'Your trial of {{product}}',
  text: `Hello {{name}},

Your trial of {{product}} at {{brand}} has started. It lasts {{period}}, until {{ends_at}}.

{{#if link_days}}
Set a password for your account. The link works once and expires after {{link_days}} days:
{{else}}
You already have an account with this address. Sign in:
{{/if}}
{{link}}

{{#if has_server}}
Your server is being created. You can find it on your dashboard.
{{else}}
We will set up your server and let you know when it is ready.
{{/if}}
`,
});
