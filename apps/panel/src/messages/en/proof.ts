/** Confirming one's identity: the second factor, a passkey, and signing in again on the page. */
export default {
  'proof.authenticator.label': 'Code from your authenticator app',
  'proof.authenticator.help': 'Six digits, a new code every 30 seconds.',
  'proof.recovery.label': 'Recovery code',
  'proof.recovery.help': 'One of the ten codes that you saved. Each can be used once.',
  'proof.passkey.text': 'Use the passkey of this account: your device asks for your fingerprint, your face or a PIN.',
  'proof.passkey.ask': 'Use a passkey',
  'proof.passkey.stopped': 'No passkey was used. Try again, or choose another way.',
  'proof.passkey.none': 'This browser cannot use passkeys here. Choose another way.',
  'proof.other.authenticator': 'Use the authenticator app',
  'proof.other.passkey': 'Use a passkey instead',
  'proof.other.recovery': 'Use a recovery code',
  'proof.submit': 'Continue',
  'proof.restart': 'Start again',
  'proof.wait': 'Try again in {seconds, plural, one{# second} other{# seconds}}',

  'proof.again.title': 'Your session has ended',
  'proof.again.text':
    'Sign in again as {name} to continue. What you typed on the page is still there; nothing has been saved since.',
  'proof.again.password': 'Password',
  'proof.again.remember': 'Keep me signed in for 30 days',
  'proof.again.submit': 'Sign in',
  'proof.again.leave': 'Sign in as another user',
  'proof.again.otherAccount': 'That passkey belongs to another account. Use one from this account, or the password.',

  'proof.confirm.title': 'Confirm that it is you',
  'proof.confirm.text': 'You are about to change something that your account depends on.',
  'proof.confirm.password': 'Password',
  'proof.confirm.submit': 'Confirm',
  'proof.confirm.cancel': 'Cancel',
  'proof.confirm.usePassword': 'Use the password',
} as const;
