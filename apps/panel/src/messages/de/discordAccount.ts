/** Das Konto des angemeldeten Benutzers bei Discord. */
export default {
  'discordAccount.title': 'Discord',
  'discordAccount.description': 'Auf unseren Discord-Servern haben Sie die Rollen, die zu Ihrem Konto hier gehören.',
  'discordAccount.failed': 'Ihr Discord-Konto konnte nicht geladen werden',
  'discordAccount.none': 'Sie melden sich bei Discord an; wir erfahren dort Ihren Namen und sonst nichts.',
  'discordAccount.connect': 'Discord verbinden',
  'discordAccount.connected': 'Ihr Discord-Konto ist verbunden',
  'discordAccount.denied': 'Sie sind von Discord zurückgekehrt, ohne sich anzumelden. Nichts wurde geändert.',
  'discordAccount.as': 'Verbunden als {name} seit {since}.',
  'discordAccount.roles': 'Ihre Rollen auf Discord',
  'discordAccount.noRoles': 'Zu Ihrem Konto gehört derzeit keine Rolle.',
  'discordAccount.state.given': 'Vergeben',
  'discordAccount.state.waiting': 'Noch nicht vergeben',
  'discordAccount.state.no-member': 'Kein Mitglied',
  'discordAccount.join': 'Treten Sie dem Discord-Server bei und aktualisieren Sie dann hier Ihre Rollen.',
  'discordAccount.sync': 'Meine Rollen aktualisieren',
  'discordAccount.synced': 'Ihre Rollen werden aktualisiert',
  'discordAccount.disconnect': 'Trennen',
  'discordAccount.disconnected': 'Ihr Discord-Konto wurde getrennt',
  'discordAccount.ask': 'Ihr Discord-Konto trennen?',
  'discordAccount.askText':
    'Sie verlieren die Rollen, die zu Ihrem Konto gehören. Mitglied der Discord-Server bleiben Sie.',
} as const;
