/** A password that is forgotten. */
export default {
  'passwords.title.create': 'Passwort zurücksetzen',
  'passwords.title.reset': 'Neues Passwort festlegen',

  'passwords.toSignIn': 'Zurück zur Anmeldung',
  'passwords.wait': 'Erneut versuchen in {seconds, plural, one{# Sekunde} other{# Sekunden}}',

  'passwords.create.text':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
  'passwords.create.email': 'E-Mail',
  'passwords.create.submit': 'Link senden',
  'passwords.sent.heading': 'Sehen Sie in Ihr Postfach',
  'passwords.sent.text':
    'Wenn {email} zu einem Konto gehört, ist eine E-Mail mit einem Link unterwegs. Der Link lässt sich einmal und eine Stunde lang öffnen.',
  'passwords.sent.help':
    'Nach ein paar Minuten ist nichts da? Sehen Sie im Spam-Ordner nach oder prüfen Sie die Adresse.',
  'passwords.sent.again': 'Andere Adresse verwenden',

  'passwords.reset.text': 'Für das Konto {email}. Jeder Browser, der dort angemeldet ist, wird abgemeldet.',
  'passwords.reset.password': 'Neues Passwort',
  'passwords.reset.submit': 'Passwort festlegen',
  'passwords.reset.loading': 'Der Link wird geprüft',
  'passwords.reset.failed': 'Der Link konnte nicht geprüft werden',
  'passwords.done.heading': 'Ihr Passwort ist festgelegt',
  'passwords.done.text':
    'Melden Sie sich damit an. Jeder Browser, der in Ihrem Konto angemeldet war, wurde abgemeldet.',
  'passwords.done.signIn': 'Anmelden',

  'passwords.used.heading': 'Dieser Link wurde bereits verwendet',
  'passwords.used.text':
    'Damit wurde schon ein Passwort festgelegt. Wenn Sie das nicht waren, fordern Sie sofort einen neuen Link an.',
  'passwords.expired.heading': 'Dieser Link lässt sich nicht mehr öffnen',
  'passwords.expired.text':
    'Er galt eine Stunde lang, oder es wurde inzwischen ein neuerer gesendet. Ihr Passwort ist unverändert.',
  'passwords.unknown.heading': 'Dieser Link führt ins Leere',
  'passwords.unknown.text':
    'Vielleicht fehlt ein Stück davon. Öffnen Sie ihn so, wie er in der E-Mail steht, oder fordern Sie einen neuen an.',
  'passwords.dead.again': 'Neuen Link anfordern',
} as const;
