/** An admin signed in as somebody else: the link, the bar, the dialog. */
export default {
  'impersonation.title': 'Als Benutzer anmelden',
  'impersonation.opening': 'Anmeldung als Benutzer läuft',
  'impersonation.failed': 'Dieser Link lässt sich nicht öffnen',
  'impersonation.home': 'Zu Ihrer Übersicht',
  'impersonation.login': 'Zur Anmeldung',

  'impersonation.bar.label': 'Als jemand anderes angemeldet',
  'impersonation.bar.text': 'Angemeldet als {name}',
  'impersonation.bar.readOnly': 'Angemeldet als {name}, nur Lesen',
  'impersonation.bar.left': 'noch {time}',
  'impersonation.bar.return': 'Zurück zu Ihrem Konto',
  'impersonation.over.label': 'Zurück in Ihrem eigenen Konto',
  'impersonation.over.text': 'Ihre Zeit als {name} ist vorbei. Sie sind zurück in Ihrem eigenen Konto.',

  'impersonation.dialog.title': 'Als {name} anmelden?',
  'impersonation.dialog.text':
    'Sie sehen das Panel so, wie {name} es sieht. Beide Namen stehen im Protokoll, und {name} erfährt, wann und warum.',
  'impersonation.dialog.reason': 'Grund',
  'impersonation.dialog.reasonHelp': 'Der Benutzer liest das; zum Beispiel die Nummer des Tickets.',
  'impersonation.dialog.mode': 'Was Sie dürfen',
  'impersonation.dialog.readOnly': 'Nur ansehen',
  'impersonation.dialog.readOnlyText': 'Im Namen des Benutzers kann nichts geändert werden.',
  'impersonation.dialog.write': 'Ansehen und ändern',
  'impersonation.dialog.writeText': 'Sie können alles tun, was der Benutzer tun kann.',
  'impersonation.dialog.minutes': 'Wie lange',
  'impersonation.dialog.minutesChoice': '{minutes, plural, one{# Minute} other{# Minuten}}',
  'impersonation.dialog.submit': 'Als dieser Benutzer anmelden',
  'impersonation.dialog.cancel': 'Abbrechen',
  'impersonation.dialog.open': 'Als dieser Benutzer anmelden',
} as const;
