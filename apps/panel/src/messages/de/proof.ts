/** Proving who one is: the second factor, a passkey, and signing in again where one is. */
export default {
  'proof.authenticator.label': 'Code aus Ihrer Authenticator-App',
  'proof.authenticator.help': 'Sechs Ziffern, alle 30 Sekunden ein neuer Code.',
  'proof.recovery.label': 'Wiederherstellungscode',
  'proof.recovery.help': 'Einer der zehn Codes, die Sie aufbewahrt haben. Jeder gilt einmal.',
  'proof.passkey.text':
    'Verwenden Sie den Passkey dieses Kontos: Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
  'proof.passkey.ask': 'Passkey verwenden',
  'proof.passkey.stopped':
    'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  'proof.passkey.none': 'Dieser Browser kann hier keine Passkeys verwenden. Wählen Sie einen anderen Weg.',
  'proof.other.authenticator': 'Authenticator-App verwenden',
  'proof.other.passkey': 'Stattdessen einen Passkey verwenden',
  'proof.other.recovery': 'Wiederherstellungscode verwenden',
  'proof.submit': 'Weiter',
  'proof.restart': 'Von vorn beginnen',
  'proof.wait': 'Erneut versuchen in {seconds, plural, one{# Sekunde} other{# Sekunden}}',

  'proof.again.title': 'Ihre Sitzung ist abgelaufen',
  'proof.again.text':
    'Melden Sie sich erneut als {name} an, um weiterzumachen. Was Sie auf der Seite eingegeben haben, ist noch da; gespeichert wurde inzwischen nichts.',
  'proof.again.password': 'Passwort',
  'proof.again.remember': '30 Tage lang angemeldet bleiben',
  'proof.again.submit': 'Anmelden',
  'proof.again.leave': 'Als jemand anderes anmelden',
  'proof.again.otherAccount':
    'Dieser Passkey gehört zu einem anderen Konto. Verwenden Sie einen dieses Kontos oder das Passwort.',

  'proof.confirm.title': 'Bestätigen Sie, dass Sie es sind',
  'proof.confirm.text': 'Sie sind dabei, den Schutz dieses Kontos zu ändern.',
  'proof.confirm.password': 'Passwort',
  'proof.confirm.submit': 'Bestätigen',
  'proof.confirm.cancel': 'Abbrechen',
  'proof.confirm.usePassword': 'Passwort verwenden',
} as const;
