/** The reset of a forgotten password. */
export default {
  'passwords.title.create': 'Reset your password',
  'passwords.title.reset': 'Set a new password',

  'passwords.toSignIn': 'Back to sign in',
  'passwords.wait': 'Try again in {seconds, plural, one{# second} other{# seconds}}',

  'passwords.create.text': 'Enter the e-mail address of your account. You will receive a link to set a new password.',
  'passwords.create.email': 'E-mail',
  'passwords.create.submit': 'Send the link',
  'passwords.sent.heading': 'Check your inbox',
  'passwords.sent.text':
    'If {email} belongs to an account, we have sent it an e-mail with a link. The link can be used once, within an hour.',
  'passwords.sent.help': 'Nothing there after a few minutes? Check your spam folder or the address.',
  'passwords.sent.again': 'Use another address',

  'passwords.reset.text': 'For the account {email}. Every browser that is signed in to it will be signed out.',
  'passwords.reset.password': 'New password',
  'passwords.reset.submit': 'Set the password',
  'passwords.reset.loading': 'Checking the link',
  'passwords.reset.failed': 'The link could not be checked',
  'passwords.done.heading': 'Your password has been set',
  'passwords.done.text': 'Sign in with it. Every browser that was signed in to your account has been signed out.',
  'passwords.done.signIn': 'Sign in',

  'passwords.used.heading': 'This link has been used',
  'passwords.used.text': 'It has been used to set a password. If that was not you, request a new link at once.',
  'passwords.expired.heading': 'This link is no longer valid',
  'passwords.expired.text':
    'It was valid for an hour, or a newer one has been sent. Your password has not been changed.',
  'passwords.unknown.heading': 'This link is not valid',
  'passwords.unknown.text':
    'Part of it may be missing. Open it exactly as it appears in the e-mail, or request a new one.',
  'passwords.dead.again': 'Request a new link',
} as const;
