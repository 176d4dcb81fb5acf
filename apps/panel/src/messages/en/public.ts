/** Pages for everyone. */
export default {
  'public.title.logout': 'Sign out',

  'public.login.adminHeading': 'Admin sign-in to {brand}',
  'public.login.wait': 'Try again in {seconds, plural, one{# second} other{# seconds}}',
  'public.notFound.heading': 'Page not found',
  'public.notFound.text': 'There is no page at this address. It may have moved, or the link has a typo.',
  'public.notFound.textAt': 'There is no page at {address}. It may have moved, or the link has a typo.',
  'public.notFound.home': 'Go to the dashboard',
  'public.notFound.login': 'Go to sign in',
  'public.logout.heading': 'Signing out',
} as const;
