/** The frame's words; loaded with it, and after the first paint where a part of it stands alone. */
export default {
  'shell.title.dashboard': 'Dashboard',
  'shell.title.adminDashboard': 'Dashboard',

  'shell.noScript': 'This panel needs JavaScript. Please switch it on and load the page again.',
  'shell.nav.label': 'Main',
  'shell.nav.collapse': 'Collapse the menu',
  'shell.nav.expand': 'Expand the menu',
  'shell.demo.badge': 'DEMO MODE',
  'shell.demo.banner': 'This is a demonstration. Nothing here touches a real machine, and everything may be reset.',
  'shell.user.menu': 'Account of {name}',
  'shell.user.signOut': 'Sign out',
  'shell.theme.toDark': 'Switch to the dark theme',
  'shell.theme.toLight': 'Switch to the light theme',
  'shell.footer.copyright': '© {from}–{to} {brand}',
  'shell.footer.version': 'Version {version}',

  'shell.connection.live': 'Live',
  'shell.connection.connecting': 'Connecting',
  'shell.connection.recovering': 'Reconnecting',
  'shell.connection.recoveringDetail': 'Live updates are interrupted, so this page asks for changes every few seconds.',
  'shell.connection.offline': 'Offline',
  'shell.connection.offlineDetail':
    'The panel cannot be reached. Your servers keep running; what you see here stands still.',
  'shell.connection.failed': 'Not live',
  'shell.connection.failedDetail': 'Live updates are not available, so this page asks for changes every few seconds.',

  'shell.whoops': 'Whoops!',
  'shell.session.failed.title': 'Whoops',
  'shell.session.failed.text': 'Something went wrong fetching the user',
} as const;
