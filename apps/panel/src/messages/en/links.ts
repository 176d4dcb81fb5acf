/** Pages that are opened by links in mails. */
export default {
  'links.goOn': 'Continue',

  'links.title.email': 'Confirm e-mail address',
  'links.email.title': 'Confirm your e-mail address',
  'links.email.ask': 'From then on you sign in with the address this link was sent to.',
  'links.email.confirm': 'Confirm address',
  'links.email.done': 'Your account uses {email} now.',

  'links.title.join': 'Invitation',
  'links.join.title': 'You have been invited',
  'links.join.failed': 'This invitation is not valid',
  'links.join.text': '{by} shares {servers} with you. Choose a name and a password; you will sign in as {email}.',
  'links.join.textNone': '{by} adds you as a sub-user. Choose a name and a password; you will sign in as {email}.',
  'links.join.name': 'Your name',
  'links.join.password': 'Password',
  'links.join.submit': 'Create account',
  'links.join.done': 'Your account is ready. Sign in as {email}.',
  'links.join.signIn': 'Sign in',
} as const;
