/** Pages that links of mails lead to. */
export default {
  'links.goOn': 'Weiter',

  'links.title.email': 'E-Mail-Adresse bestätigen',
  'links.email.title': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'links.email.ask': 'Danach melden Sie sich mit der Adresse an, an die dieser Link gesendet wurde.',
  'links.email.confirm': 'Adresse bestätigen',
  'links.email.done': 'Ihr Konto verwendet jetzt {email}.',

  'links.title.join': 'Einladung',
  'links.join.title': 'Sie wurden eingeladen',
  'links.join.failed': 'Diese Einladung lässt sich nicht öffnen',
  'links.join.text':
    '{by} teilt {servers} mit Ihnen. Wählen Sie einen Namen und ein Passwort; Sie melden sich künftig als {email} an.',
  'links.join.textNone':
    '{by} nimmt Sie in das eigene Konto auf. Wählen Sie einen Namen und ein Passwort; Sie melden sich künftig als {email} an.',
  'links.join.name': 'Ihr Name',
  'links.join.password': 'Passwort',
  'links.join.submit': 'Konto anlegen',
  'links.join.done': 'Ihr Konto ist bereit. Melden Sie sich als {email} an.',
  'links.join.signIn': 'Anmelden',
} as const;
