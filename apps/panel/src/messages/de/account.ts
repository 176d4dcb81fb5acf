/** The signed-in person's own account. */
export default {
  'account.title': 'Ihr Konto',
  'account.description': 'Eingaben speichert die jeweilige Schaltfläche; eine Auswahl gilt sofort.',
  'account.failed': 'Ihr Konto konnte nicht gelesen werden',

  'account.name.title': 'Profil',
  'account.name.subUser': 'Sie nutzen mit diesem Konto Server von {name}.',
  'account.name.label': 'Name',
  'account.name.save': 'Namen speichern',
  'account.name.done': 'Ihr Name wurde gespeichert',

  'account.email.title': 'E-Mail-Adresse',
  'account.email.description':
    'Sie melden sich mit {email} an. Eine neue Adresse gilt, sobald Sie den dorthin gesendeten Link geöffnet haben.',
  'account.email.label': 'Neue E-Mail-Adresse',
  'account.email.save': 'Link senden',
  'account.email.asked': 'Öffnen Sie den Link, der an {email} gesendet wurde',
  'account.email.pending': '{email} wartet bis {until} auf die Bestätigung.',
  'account.email.cancel': 'Verwerfen',
  'account.email.cancelled': 'Ihre Adresse bleibt, wie sie ist',

  'account.password.title': 'Passwort',
  'account.password.description':
    'Mindestens 12 Zeichen. Wer sonst noch in Ihrem Konto angemeldet ist, wird abgemeldet.',
  'account.password.current': 'Aktuelles Passwort',
  'account.password.new': 'Neues Passwort',
  'account.password.save': 'Passwort ändern',
  'account.password.done': 'Ihr Passwort wurde geändert und jeder andere Browser abgemeldet',

  'account.preferences.done': 'Ihre Auswahl wurde gespeichert',
  'account.appearance.title': 'Darstellung',
  'account.appearance.description': 'Ein Browser, in dem Sie etwas anderes ausgewählt haben, behält es.',
  'account.theme.label': 'Design',
  'account.theme.system': 'Wie das System',
  'account.theme.dark': 'Dunkel',
  'account.theme.light': 'Hell',
  'account.language.label': 'Sprache',
  'account.language.help': 'Die Seite wird neu geladen. E-Mails und Meldungen des Servers bleiben auf Englisch.',
  'account.language.browser': 'Wie der Browser',

  'account.notifications.title': 'Worüber Sie benachrichtigt werden',
  'account.notifications.description': 'Wählen Sie aus, wovon Sie hören möchten und wo.',
  'account.notifications.panel': 'Im Panel',
  'account.notifications.mail': 'Per E-Mail',
  'account.notifications.servers': 'Server',
  'account.notifications.serversHelp':
    'Ein Server ist ausgefallen, wurde verschoben, oder eine Sicherung liegt bereit.',
  'account.notifications.tickets': 'Tickets',
  'account.notifications.ticketsHelp': 'Der Support hat geantwortet.',
  'account.notifications.billing': 'Abrechnung',
  'account.notifications.billingHelp': 'Eine Rechnung ist neu oder überfällig.',
  'account.notifications.news': 'Neuigkeiten',
  'account.notifications.newsHelp': 'Was im Panel neu ist.',
  'account.notifications.account': 'Ihr Konto',
  'account.notifications.accountHelp': 'Was die Sicherheit Ihres Kontos betrifft, kommt immer an.',

  'account.export.title': 'Ihre Daten',
  'account.export.description':
    'Alles, was über Sie gespeichert ist, in einer JSON-Datei: Profil, Sitzungen, Verlauf, Benachrichtigungen, Server, Tickets.',
  'account.export.preparing':
    'Ihre Daten werden zusammengestellt. Sie können diese Seite verlassen; eine Benachrichtigung sagt Ihnen, wann sie bereitliegen.',
  'account.export.failed': 'Ihre Daten konnten nicht zusammengestellt werden. Bitte versuchen Sie es erneut.',
  'account.export.ready': 'Eine Datei mit {size} kB liegt bis {until} bereit.',
  'account.export.ask': 'Meine Daten zusammenstellen',
  'account.export.download': 'Datei herunterladen',

  'account.close.title': 'Konto schließen',
  'account.close.description': 'Beendet Ihr Konto endgültig. Es gibt keinen Weg zurück.',
  'account.close.open': 'Konto schließen',
  'account.close.question': 'Ihr Konto schließen?',
  'account.close.confirm': 'Konto schließen',
  'account.close.lost':
    '{servers, plural, =0{Kein Server} one{# Server} other{# Server}}, {subUsers, plural, =0{kein Unterbenutzer} one{# Unterbenutzer} other{# Unterbenutzer}} sowie alle Ihre Tickets, Benachrichtigungen und Sitzungen werden gelöscht.',
  'account.close.kept':
    'Das Protokoll darüber, wer was getan hat, behält Ihren Namen so lange wie die Namen aller anderen.',
} as const;
