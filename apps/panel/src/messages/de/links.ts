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

  'links.title.news': 'Neuigkeiten per E-Mail',
  'links.news.title': 'Neuigkeiten per E-Mail',
  'links.news.loading': 'Der Link wird geprüft',
  'links.news.failed': 'Der Link konnte nicht geprüft werden',
  'links.news.unknown': 'Dieser Link führt nirgendwohin',
  'links.news.unknownText':
    'Öffnen Sie ihn genau so, wie er in der E-Mail steht, oder verwenden Sie den Link einer neueren.',
  'links.news.on': '{email} erhält Neuigkeiten per E-Mail.',
  'links.news.off': '{email} erhält keine Neuigkeiten per E-Mail.',
  'links.news.turnedOff': 'Sie erhalten keine Neuigkeiten per E-Mail mehr.',
  'links.news.turnedOn': 'Sie erhalten wieder Neuigkeiten per E-Mail.',
  'links.news.unsubscribe': 'Abbestellen',
  'links.news.subscribe': 'Wieder bestellen',
  'links.news.rest': 'E-Mails zu Ihrem Konto und zu Ihren Servern erhalten Sie in jedem Fall.',
} as const;
