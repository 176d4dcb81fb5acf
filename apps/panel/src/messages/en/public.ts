/** Pages for everyone. */
export default {
  'public.login.heading': 'Sign in to {brand}',
  'public.login.email': 'E-mail',
  'public.login.password': 'Password',
  'public.login.remember': 'Keep me signed in for 30 days',
  'public.login.submit': 'Sign in',
  'public.login.wait': 'Try again in {seconds, plural, one{# second} other{# seconds}}',
  'public.login.expired': 'Your session has ended. Sign in again to go on where you were.',
  'public.login.signedOut': 'You are signed out.',
  'public.login.signedOutHere':
    'You are signed out on this device. The panel did not answer, so the session may stay open on the server until it expires.',
  'public.notFound.heading': 'Page not found',
  'public.notFound.text': 'There is no page at this address. It may have moved, or the link has a typo.',
  'public.notFound.textAt': 'There is no page at {address}. It may have moved, or the link has a typo.',
  'public.notFound.home': 'Go to the dashboard',
  'public.notFound.login': 'Go to sign in',
  'public.logout.heading': 'Signing out',
} as const;
