/** The frame's texts; loaded with it, or after the first paint where a part of it is used alone. */
export default {
  'shell.noScript': 'This panel needs JavaScript. Please enable it and reload the page.',
  'shell.nav.label': 'Main',
  'shell.nav.collapse': 'Collapse the menu',
  'shell.nav.expand': 'Expand the menu',
  'shell.demo.badge': 'DEMO MODE',
  'shell.demo.banner': 'Nothing here is real, and everything may be reset.',
  'shell.maintenance': 'Maintenance',
  'shell.alert': 'Alert {position}',
  'shell.search': 'Search',
  'shell.wiki': 'Wiki',
  'shell.user.menu': 'Account of {name}',
  'shell.user.toCustomer': 'Switch to the customer menu',
  'shell.user.toAdmin': 'Switch to the admin menu',
  'shell.user.settings': 'Account settings',
  'shell.user.signOut': 'Sign out',
  'shell.theme.toDark': 'Switch to the dark theme',
  'shell.theme.toLight': 'Switch to the light theme',
  'shell.footer.copyright': '© {from}–{to} {brand}',
  'shell.footer.version': 'Version {version}',

  'shell.connection.live': 'Live',
  'shell.connection.connecting': 'Connecting',
  'shell.connection.recovering': 'Reconnecting',
  'shell.connection.recoveringDetail':
    'Live updates are interrupted, so this page checks for changes every few seconds.',
  'shell.connection.offline': 'Offline',
  'shell.connection.offlineDetail':
    'The panel cannot be reached. Your servers keep running; what you see here may be outdated.',
  'shell.connection.failed': 'Not live',
  'shell.connection.failedDetail': 'Live updates are not available, so this page checks for changes every few seconds.',

  'shell.refused.title': 'That page is not for your account',
  'shell.refused.reseller': '{address} is for resellers only.',
  'shell.refused.moderator': '{address} is for moderators only.',
  'shell.refused.admin': '{address} is for admins only.',

  'shell.whoops': 'Whoops!',
  'shell.session.failed.title': 'Whoops',
  'shell.session.failed.text': 'Something went wrong fetching the user',
} as const;
