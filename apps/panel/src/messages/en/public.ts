/** Pages for everyone. */
export default {
  'public.login.heading': 'Sign in to {brand}',
  'public.login.email': 'E-mail',
  'public.login.password': 'Password',
  'public.login.remember': 'Keep me signed in for 30 days',
  'public.login.submit': 'Sign in',
  'public.login.wait': 'Too many tries. You can try again in {seconds, plural, one{# second} other{# seconds}}.',
  'public.login.again': 'You can try again now.',
  'public.login.failed': 'You are not signed in.',
  'public.login.expired.title': 'Your session has ended',
  'public.login.expired.text': 'Sign in again to go on where you were.',
  'public.login.signedOut.title': 'You are signed out',
  'public.login.signedOut.text': 'Your session has ended on this device and on the server.',
  'public.login.signedOutHere.title': 'You are signed out on this device',
  'public.login.signedOutHere.text':
    'The panel did not answer, so the session may stay open on the server until it expires.',
  'public.notFound.heading': 'Page not found',
  'public.notFound.text': 'There is no page at this address. It may have moved, or the link has a typo.',
  'public.notFound.textAt': 'There is no page at {address}. It may have moved, or the link has a typo.',
  'public.notFound.home': 'Go to the dashboard',
  'public.notFound.login': 'Go to sign in',
  'public.logout.heading': 'Signing out',
} as const;
