/** The set-up of an empty system. */
export default {
  'setup.title': 'Richten Sie Ihr Panel ein',
  'setup.description': 'Sie können jederzeit gehen: Hier geht es weiter, in jedem Browser.',
  'setup.steps': 'Einrichtung',
  'setup.back': 'Zurück',
  'setup.next': 'Weiter',
  'setup.loading': 'Die Einrichtung wird geladen',
  'setup.failed': 'Die Einrichtung konnte nicht geladen werden',

  'setup.start': 'Start',
  'setup.start.title': 'Willkommen',
  'setup.start.text':
    'Ein paar Fragen, und das Panel ist bereit für Ihre Nodes und Kunden. Bis dahin kann sich niemand sonst registrieren.',
  'setup.start.next': 'Beginnen',

  'setup.password': 'Konto',
  'setup.password.title': 'Machen Sie dieses Konto zu Ihrem',
  'setup.password.text': 'Das Passwort aus der Konsole endet hier, und mit ihm jede andere Sitzung dieses Kontos.',
  'setup.password.name': 'Name',
  'setup.password.email': 'E-Mail',
  'setup.password.new': 'Neues Passwort',
  'setup.password.done': 'Das Passwort wurde geändert. Unter Kontoeinstellungen können Sie es erneut ändern.',
  'setup.password.other': '{email} hat noch das Passwort aus der Konsole. Nur dieses Konto kann es ändern.',

  'setup.brand': 'Marke',
  'setup.brand.title': 'Geben Sie Ihrem Panel einen Namen',
  'setup.brand.text': 'Alles davon lässt sich später unter Systemeinstellungen ändern.',

  'setup.key': 'SSH-Schlüssel',
  'setup.key.title': 'Verbinden Sie das Panel mit Ihren Nodes',
  'setup.key.text':
    'Der Schlüssel wird hier erzeugt. Seine private Hälfte wird versiegelt aufbewahrt und nie angezeigt.',
  'setup.key.make': 'Schlüssel erzeugen',
  'setup.key.public': 'Öffentlicher Schlüssel',
  'setup.key.help': 'Tragen Sie diese Zeile auf jedem Node in ~/.ssh/authorized_keys ein. Fingerabdruck: {fingerprint}',
  'setup.key.copy': 'Öffentlichen Schlüssel kopieren',

  'setup.billing': 'Abrechnung',
  'setup.billing.title': 'Wie bezahlen Ihre Kunden?',
  'setup.billing.label': 'Abrechnung',
  'setup.billing.none': 'Nicht über dieses Panel',
  'setup.billing.none.text': 'Keine Preise, keine Rechnungen.',
  'setup.billing.manual': 'Von Hand',
  'setup.billing.manual.text': 'Sie führen Preise und Fälligkeiten und vermerken, was bezahlt wurde.',

  'setup.mail': 'E-Mail',
  'setup.mail.title': 'E-Mails über Ihren Server senden',
  'setup.mail.text':
    'Für zurückgesetzte Passwörter und Belege ist das nötig. Das Panel meldet sich beim Server an, bevor es die Angaben behält.',
  'setup.mail.next': 'Prüfen und weiter',
  'setup.mail.skip': 'E-Mail später einrichten',

  'setup.completed': 'Fertig',
  'setup.completed.title': 'Ihr Panel ist bereit',
  'setup.completed.text':
    'Als Nächstes folgt die Übersicht. Fügen Sie dort einen Node hinzu, um Ihren ersten Server zu betreiben.',
  'setup.completed.next': 'Übersicht öffnen',
} as const;
