/** The signed-in user's own account. */
export default {
  'account.title': 'Your account',
  'account.description': 'What you type is saved by its button; what you choose holds at once.',
  'account.failed': 'Your account could not be read',

  'account.name.title': 'Profile',
  'account.name.subUser': 'You use servers of {name} with this account.',
  'account.name.label': 'Name',
  'account.name.save': 'Save name',
  'account.name.done': 'Your name has been saved',

  'account.email.title': 'E-mail address',
  'account.email.description':
    'You sign in with {email}. A new address counts once you have opened the link that is sent there.',
  'account.email.label': 'New e-mail address',
  'account.email.save': 'Send the link',
  'account.email.asked': 'Open the link that was sent to {email}',
  'account.email.pending': '{email} waits for its confirmation until {until}.',
  'account.email.cancel': 'Forget it',
  'account.email.cancelled': 'Your address stays as it is',

  'account.password.title': 'Password',
  'account.password.description': 'Whoever else is signed in to your account is signed out.',
  'account.password.current': 'Current password',
  'account.password.new': 'New password',
  'account.password.save': 'Change password',
  'account.password.done': 'Your password has been changed, and every other browser signed out',

  'account.preferences.done': 'Your choice has been saved',
  'account.appearance.title': 'Appearance',
  'account.appearance.description': 'A browser in which you have chosen something else keeps it.',
  'account.theme.label': 'Theme',
  'account.theme.system': 'As the system',
  'account.theme.dark': 'Dark',
  'account.theme.light': 'Light',
  'account.language.label': 'Language',
  'account.language.help': 'The page is loaded anew. Mails, and sentences of the server, stay English.',
  'account.language.browser': 'As the browser',

  'account.notifications.title': 'Notifications',
  'account.notifications.description': 'Choose what you want to hear of, and where.',
  'account.notifications.panel': 'In the panel',
  'account.notifications.mail': 'By mail',
  'account.notifications.servers': 'Servers',
  'account.notifications.serversHelp': 'A server failed, was moved, or a backup is ready.',
  'account.notifications.tickets': 'Tickets',
  'account.notifications.ticketsHelp': 'The support has answered.',
  'account.notifications.billing': 'Billing',
  'account.notifications.billingHelp': 'An invoice is new or past due.',
  'account.notifications.news': 'News',
  'account.notifications.newsHelp': 'What is new in the panel.',
  'account.notifications.account': 'Your account',
  'account.notifications.accountHelp': 'What concerns the safety of your account always arrives.',

  'account.export.title': 'Your data',
  'account.export.description':
    'Everything that is kept about you in one JSON file: profile, sessions, what was done, notifications, servers, tickets.',
  'account.export.preparing':
    'Your data is being gathered. You can leave this page; a notification tells when it is ready.',
  'account.export.failed': 'Your data could not be gathered. Please try again.',
  'account.export.ready': 'A file of {size} kB is ready until {until}.',
  'account.export.ask': 'Gather my data',
  'account.export.download': 'Download file',

  'account.close.title': 'Close account',
  'account.close.description': 'Ends your account for good. There is no way back.',
  'account.close.open': 'Close account',
  'account.close.question': 'Close your account?',
  'account.close.confirm': 'Close account',
  'account.close.lost':
    '{servers, plural, =0{No server} one{# server} other{# servers}}, {subUsers, plural, =0{no sub-user} one{# sub-user} other{# sub-users}}, and all your tickets, notifications and sessions are deleted.',
  'account.close.kept': 'The record of who did what keeps your name for as long as it keeps everybody’s.',
} as const;
