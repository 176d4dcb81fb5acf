/** The reset of a forgotten password. */
export default {
  'passwords.title.create': 'Reset your password',
  'passwords.title.reset': 'Set a new password',

  'passwords.toSignIn': 'Back to sign in',
  'passwords.wait': 'Try again in {seconds, plural, one{# second} other{# seconds}}',

  'passwords.create.text': 'Enter the e-mail address of your account. You get a link that sets a new password.',
  'passwords.create.email': 'E-mail',
  'passwords.create.submit': 'Send the link',
  'passwords.sent.heading': 'Look into your inbox',
  'passwords.sent.text':
    'If {email} belongs to an account, a letter with a link is on its way. The link opens once and for an hour.',
  'passwords.sent.help': 'Nothing there after a few minutes? Look among the unwanted mail, or check the address.',
  'passwords.sent.again': 'Use another address',

  'passwords.reset.text': 'For the account {email}. Every browser that is signed in to it is signed out.',
  'passwords.reset.password': 'New password',
  'passwords.reset.submit': 'Set the password',
  'passwords.reset.loading': 'Looking at the link',
  'passwords.reset.failed': 'The link could not be checked',
  'passwords.done.heading': 'Your password is set',
  'passwords.done.text': 'Sign in with it. Every browser that was signed in to your account has been signed out.',
  'passwords.done.signIn': 'Sign in',

  'passwords.used.heading': 'This link has been used',
  'passwords.used.text': 'A password was set by it already. If that was not you, ask for a new link at once.',
  'passwords.expired.heading': 'This link opens no more',
  'passwords.expired.text': 'It opened for an hour, or a newer one was sent since. Your password is as it was.',
  'passwords.unknown.heading': 'This link leads nowhere',
  'passwords.unknown.text': 'A piece of it may be missing. Open it as it stands in the letter, or ask for a new one.',
  'passwords.dead.again': 'Ask for a new link',
} as const;
