/** The set-up of an empty installation. */
export default {
  'setup.title': 'Set up your panel',
  'setup.description': 'You can leave at any time and continue here, in any browser.',
  'setup.steps': 'Set-up',
  'setup.back': 'Back',
  'setup.next': 'Continue',
  'setup.loading': 'Loading the set-up',
  'setup.failed': 'The set-up could not be loaded',

  'setup.start': 'Start',
  'setup.start.title': 'Welcome',
  'setup.start.text':
    'A few questions, and the panel is ready for your nodes and customers. Until then no one else can sign up.',
  'setup.start.next': 'Begin',

  'setup.password': 'Account',
  'setup.password.title': 'Make this account yours',
  'setup.password.text': 'The password from the console stops working, and every other session of this account ends.',
  'setup.password.name': 'Name',
  'setup.password.email': 'E-mail',
  'setup.password.new': 'New password',
  'setup.password.done': 'The password has been changed. Change it again under Account settings.',
  'setup.password.other': '{email} still has the password from the console. Only that account can change it.',

  'setup.brand': 'Brand',
  'setup.brand.title': 'Name your panel',
  'setup.brand.text': 'You can change everything later under System Settings.',

  'setup.key': 'SSH key',
  'setup.key.title': 'Give the panel access to your nodes',
  'setup.key.text': 'The key is created here. Its private half is stored encrypted and never shown.',
  'setup.key.make': 'Create the key',
  'setup.key.public': 'Public key',
  'setup.key.help': 'Add this line to ~/.ssh/authorized_keys on each node. Fingerprint: {fingerprint}',
  'setup.key.copy': 'Copy the public key',

  'setup.billing': 'Billing',
  'setup.billing.title': 'How do your customers pay?',
  'setup.billing.label': 'Billing',
  'setup.billing.none': 'Not through this panel',
  'setup.billing.none.text': 'No prices, no invoices.',
  'setup.billing.manual': 'Manually',
  'setup.billing.manual.text': 'You manage prices and due dates, and mark what has been paid.',

  'setup.mail': 'E-mail',
  'setup.mail.title': 'Send mail through your server',
  'setup.mail.text': 'Password resets and receipts need it. The panel tests the connection before it saves it.',
  'setup.mail.next': 'Test and continue',
  'setup.mail.skip': 'Set up e-mail later',

  'setup.completed': 'Done',
  'setup.completed.title': 'Your panel is ready',
  'setup.completed.text': 'The dashboard is next. Add a node there to run your first server.',
  'setup.completed.next': 'Open the dashboard',
} as const;
