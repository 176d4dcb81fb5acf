/** The shell's words, on every page. */
export default {
  'common.title.login': 'Sign in',
  'common.title.logout': 'Sign out',
  'common.title.notFound': 'Page not found',
  'common.title.dashboard': 'Dashboard',
  'common.title.adminDashboard': 'Dashboard',
  'common.title.document': '{page} · {brand}',

  'common.noScript': 'This panel needs JavaScript. Please switch it on and load the page again.',
  'common.nav.label': 'Main',
  'common.nav.collapse': 'Collapse the menu',
  'common.nav.expand': 'Expand the menu',
  'common.demo.badge': 'DEMO MODE',
  'common.demo.banner': 'This is a demonstration. Nothing here touches a real machine, and everything may be reset.',
  'common.user.menu': 'Account of {name}',
  'common.user.signOut': 'Sign out',
  'common.theme.toDark': 'Switch to the dark theme',
  'common.theme.toLight': 'Switch to the light theme',
  'common.footer.copyright': '© {from}–{to} {brand}',
  'common.footer.version': 'Version {version}',

  'common.connection.live': 'Live',
  'common.connection.connecting': 'Connecting',
  'common.connection.recovering': 'Reconnecting',
  'common.connection.recoveringDetail':
    'Live updates are interrupted, so this page asks for changes every few seconds.',
  'common.connection.offline': 'Offline',
  'common.connection.offlineDetail':
    'The panel cannot be reached. Your servers keep running; what you see here stands still.',
  'common.connection.failed': 'Not live',
  'common.connection.failedDetail': 'Live updates are not available, so this page asks for changes every few seconds.',

  'common.whoops': 'Whoops!',
  'common.session.failed.title': 'Whoops',
  'common.session.failed.text': 'Something went wrong fetching the user',
  'common.failed.offline': 'This device is offline. Nothing was changed.',
  'common.failed.noResponse': 'The panel did not answer. It may be restarting, or the network is down.',
  'common.failed.unknown': 'Something went wrong',
  'common.retry': 'Retry',
  'common.loading': 'Loading',

  'common.boundary.title': 'This page stopped working',
  'common.boundary.text': 'Something in it failed. Your servers are not affected.',
  'common.boundary.home': 'Go to the start',
} as const;
