import { mailTemplate } from '../template.ts';

const notYou = 'If this was not you, change your password right away and contact support.';

/** Sent to the new address. */
export const confirmEmail = mailTemplate({
  key: 'confirm-email',
  examples: { name: 'Robin', link: '/app/confirm-email/example' },
  required: 'link',
  subject: 'Confirm your new e-mail address',
  text: `Hello {{name}},

Open this page to use this address for your account from now on. The link works once and expires after one day:

{{link}}

If you did not request this, you can ignore this mail: nothing will change.`,
});

/** Sent to the old address, while it is still valid. */
export const emailChangeAsked = mailTemplate({
  key: 'email-change-asked',
  examples: { name: 'Robin', email: 'robin@example.com' },
  subject: 'A change of your e-mail address was requested',
  text: `Hello {{name}},

Your account will use the address {{email}} once it has been confirmed. Until then, this address stays in use.

${notYou}`,
});

/** Sent to the old address, which is no longer valid. */
export const emailChanged = mailTemplate({
  key: 'email-changed',
  examples: { name: 'Robin', email: 'robin@example.com' },
  subject: 'Your e-mail address was changed',
  text: `Hello {{name}},

Your account now uses the address {{email}}. This is the last mail to your old address.

${notYou}`,
});

/** Reports a changed password. */
export const passwordChanged = mailTemplate({
  key: 'password-changed',
  examples: { name: 'Robin' },
  subject: 'Your password was changed',
  text: `Hello {{name}},

The password of your account was changed, and all other browsers have been signed out.

${notYou}`,
});

/** Reports that the account was closed. */
export const accountClosed = mailTemplate({
  key: 'account-closed',
  examples: { name: 'Robin' },
  subject: 'Your account is closed',
  text: `Hello {{name}},

Your account has been closed at your request. Your servers are removed from their nodes; this cannot be undone.`,
});
