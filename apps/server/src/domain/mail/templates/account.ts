import { mailTemplate } from '../template.ts';

const notYou = 'If that was not you, change your password at once and contact the support of this panel.';

/** Sent to the new address. */
export const confirmEmail = mailTemplate({
  key: 'confirm-email',
  examples: { name: 'Robin', link: '/app/confirm-email/example' },
  required: 'link',
  subject: 'Confirm your new e-mail address',
  text: `Hello {{name}},

open this page to use this address for your account from now on. The link opens once and for a day:

{{link}}

If you did not ask for it, there is nothing to do: nothing changes.`,
});

/** Sent to the old address, while it is still valid. */
export const emailChangeAsked = mailTemplate({
  key: 'email-change-asked',
  examples: { name: 'Robin', email: 'robin@example.com' },
  subject: 'A change of your e-mail address was requested',
  text: `Hello {{name}},

your account is to use the address {{email}} as soon as that is confirmed there. Until then this address stays.

${notYou}`,
});

/** Sent to the old address, which is no longer valid. */
export const emailChanged = mailTemplate({
  key: 'email-changed',
  examples: { name: 'Robin', email: 'robin@example.com' },
  subject: 'Your e-mail address was changed',
  text: `Hello {{name}},

your account uses the address {{email}} now. This is the last mail to the old one.

${notYou}`,
});

/** Reports a changed password. */
export const passwordChanged = mailTemplate({
  key: 'password-changed',
  examples: { name: 'Robin' },
  subject: 'Your password was changed',
  text: `Hello {{name}},

the password of your account was changed, and every other browser has been signed out.

${notYou}`,
});

/** Reports that the account was closed. */
export const accountClosed = mailTemplate({
  key: 'account-closed',
  examples: { name: 'Robin' },
  subject: 'Your account is closed',
  text: `Hello {{name}},

your account has been closed as you asked. Your servers are removed from their nodes; this cannot be undone.`,
});
