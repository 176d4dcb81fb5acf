/** The signed-in user's own account. */
export default {
  'account.title': 'Your account',
  'account.description': 'Text fields are saved with their button; other changes are saved at once.',
  'account.failed': 'Your account could not be loaded',

  'account.name.title': 'Profile',
  'account.name.subUser': 'With this account you use servers shared by {name}.',
  'account.name.label': 'Name',
  'account.name.save': 'Save name',
  'account.name.done': 'Your name has been saved',

  'account.email.title': 'E-mail address',
  'account.email.description':
    'You sign in with {email}. A new address takes effect once you have opened the link sent to it.',
  'account.email.label': 'New e-mail address',
  'account.email.save': 'Send the link',
  'account.email.asked': 'Open the link that was sent to {email}',
  'account.email.pending': '{email} is not confirmed yet. The link is valid until {until}.',
  'account.email.cancel': 'Cancel the change',
  'account.email.cancelled': 'Your address has not been changed',

  'account.password.title': 'Password',
  'account.password.description': 'Changing it signs out every other browser.',
  'account.password.current': 'Current password',
  'account.password.new': 'New password',
  'account.password.save': 'Change password',
  'account.password.done': 'Your password has been changed, and every other browser has been signed out',

  'account.preferences.done': 'Your choice has been saved',
  'account.appearance.title': 'Appearance',
  'account.appearance.description': 'Browsers in which you chose a different setting keep it.',
  'account.theme.label': 'Theme',
  'account.theme.system': 'System default',
  'account.theme.dark': 'Dark',
  'account.theme.light': 'Light',
  'account.language.label': 'Language',
  'account.language.help': 'The page reloads. E-mails and messages from the server stay in English.',
  'account.language.browser': 'Browser default',

  'account.notifications.title': 'Notification settings',
  'account.notifications.description': 'Choose which notifications you receive, and where.',
  'account.notifications.panel': 'In the panel',
  'account.notifications.mail': 'By e-mail',
  'account.notifications.servers': 'Servers',
  'account.notifications.serversHelp': 'A server failed, was moved, or a backup is ready.',
  'account.notifications.tickets': 'Tickets',
  'account.notifications.ticketsHelp': 'Support has replied.',
  'account.notifications.billing': 'Billing',
  'account.notifications.billingHelp': 'An invoice is new or past due.',
  'account.notifications.news': 'News',
  'account.notifications.newsHelp': 'What is new in the panel.',
  'account.notifications.account': 'Your account',
  'account.notifications.accountHelp': 'Security notices about your account are always sent.',

  'account.export.title': 'Your data',
  'account.export.description':
    'Everything stored about you in one JSON file: profile, sessions, activity, notifications, servers, tickets.',
  'account.export.preparing':
    'Your data is being collected. You can leave this page; you will be notified when it is ready.',
  'account.export.failed': 'Your data could not be collected. Please try again.',
  'account.export.ready': 'A file of {size} kB can be downloaded until {until}.',
  'account.export.ask': 'Collect my data',
  'account.export.download': 'Download file',

  'account.close.title': 'Close account',
  'account.close.description': 'Deletes your account permanently. This cannot be undone.',
  'account.close.open': 'Close account',
  'account.close.question': 'Close your account?',
  'account.close.confirm': 'Close account',
  'account.close.lost':
    '{servers, plural, =0{No server} one{# server} other{# servers}}, {subUsers, plural, =0{no sub-user} one{# sub-user} other{# sub-users}}, and all your tickets, notifications and sessions are deleted.',
  'account.close.kept': 'Your name stays in the audit log for as long as its entries are stored.',
} as const;
