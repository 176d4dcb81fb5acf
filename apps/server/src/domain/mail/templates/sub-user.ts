import { mailTemplate } from '../template.ts';

/** Invites a sub-user. It contains no password: the recipient chooses one on the page. */
export const subUserInvited = mailTemplate({
  key: 'sub-user-invited',
  examples: { by: 'Robin', link: '/app/join/example' },
  required: 'link',
  subject: '{{by}} shares media servers with you',
  text: `Hello,

{{by}} has invited you to use their media servers with an account of your own. Open this page to see which, and to choose a password. The link works once and expires after one week:

{{link}}

If you do not know {{by}}, you can ignore this mail.`,
});
