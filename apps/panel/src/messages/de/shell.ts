/** The frame's words. */
export default {
  'shell.noScript': 'Dieses Panel benötigt JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  'shell.nav.label': 'Hauptmenü',
  'shell.nav.collapse': 'Menü einklappen',
  'shell.nav.expand': 'Menü ausklappen',
  'shell.demo.badge': 'DEMOMODUS',
  'shell.demo.banner': 'Nichts ist echt, alles wird zurückgesetzt.',
  'shell.maintenance': 'Wartung',
  'shell.alert': 'Hinweis {position}',
  'shell.search': 'Suchen',
  'shell.wiki': 'Wiki',
  'shell.user.menu': 'Konto von {name}',
  'shell.user.toCustomer': 'Zum Kundenmenü wechseln',
  'shell.user.toAdmin': 'Zum Adminmenü wechseln',
  'shell.user.settings': 'Kontoeinstellungen',
  'shell.user.signOut': 'Abmelden',
  'shell.theme.toDark': 'Zum dunklen Design wechseln',
  'shell.theme.toLight': 'Zum hellen Design wechseln',
  'shell.footer.copyright': '© {from}–{to} {brand}',
  'shell.footer.version': 'Version {version}',

  'shell.connection.live': 'Live',
  'shell.connection.connecting': 'Verbindung wird aufgebaut',
  'shell.connection.recovering': 'Verbindung wird wiederhergestellt',
  'shell.connection.recoveringDetail':
    'Live-Aktualisierungen sind unterbrochen. Diese Seite fragt deshalb alle paar Sekunden nach Änderungen.',
  'shell.connection.offline': 'Offline',
  'shell.connection.offlineDetail':
    'Das Panel ist nicht erreichbar. Ihre Server laufen weiter; was Sie hier sehen, bleibt stehen.',
  'shell.connection.failed': 'Nicht live',
  'shell.connection.failedDetail':
    'Live-Aktualisierungen sind nicht verfügbar. Diese Seite fragt deshalb alle paar Sekunden nach Änderungen.',

  'shell.refused.title': 'Diese Seite ist nicht für Ihr Konto',
  'shell.refused.reseller': '{address} ist nur für Reseller.',
  'shell.refused.moderator': '{address} ist nur für Moderatoren.',
  'shell.refused.admin': '{address} ist nur für Admins.',

  'shell.whoops': 'Hoppla!',
  'shell.session.failed.title': 'Hoppla',
  'shell.session.failed.text': 'Beim Abrufen des Benutzers ist etwas schiefgegangen',
} as const;
