/** The texts of the sign-in page's first paint; its other texts are with the public pages. */
export default {
  'login.title': 'Sign in',
  'login.heading': 'Sign in to {brand}',
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.remember': 'Keep me signed in for 30 days',
  'login.forgot': 'Forgot your password?',
  'login.submit': 'Sign in',
  'login.expired': 'Your session has ended. Sign in again to continue where you left off.',
  'login.signedOut': 'You are signed out.',
  'login.signedOutHere':
    'You are signed out on this device. The panel did not respond, so the session may stay open on the server until it expires.',
} as const;
