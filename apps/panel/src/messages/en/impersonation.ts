/** Impersonation: the link, the bar, the dialog; loaded with them. */
export default {
  'impersonation.title': 'Sign in as a user',
  'impersonation.opening': 'Signing in as the user',
  'impersonation.failed': 'This link is not valid',
  'impersonation.home': 'Go to your dashboard',
  'impersonation.login': 'Go to sign in',

  'impersonation.bar.label': 'Signed in as another user',
  'impersonation.bar.text': 'Signed in as {name}',
  'impersonation.bar.readOnly': 'Signed in as {name}, read-only',
  'impersonation.bar.left': '{time} left',
  'impersonation.bar.return': 'Return to your account',
  'impersonation.over.label': 'Back in your own account',
  'impersonation.over.text': 'Your session as {name} has ended. You are back in your own account.',

  'impersonation.dialog.title': 'Sign in as {name}?',
  'impersonation.dialog.text':
    'You will see the panel as {name} does. Both names are recorded in the audit log, and {name} is notified of the time and the reason.',
  'impersonation.dialog.reason': 'Reason',
  'impersonation.dialog.reasonHelp': 'Shown to the user, for example their ticket number.',
  'impersonation.dialog.mode': 'What you can do',
  'impersonation.dialog.readOnly': 'View only',
  'impersonation.dialog.readOnlyText': 'You cannot change anything.',
  'impersonation.dialog.write': 'View and change',
  'impersonation.dialog.writeText': 'You can do everything the user can do.',
  'impersonation.dialog.minutes': 'Duration',
  'impersonation.dialog.minutesChoice': '{minutes, plural, one{# minute} other{# minutes}}',
  'impersonation.dialog.submit': 'Sign in as this user',
  'impersonation.dialog.cancel': 'Cancel',
  'impersonation.dialog.open': 'Sign in as this user',
} as const;
