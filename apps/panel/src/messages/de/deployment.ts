/** Wie Server benannt und platziert werden. */
export default {
  'deployment.title': 'Bereitstellung',
  'deployment.text': 'Wie neue Server heißen und wo sie laufen. Vorhandene Server bleiben, wie sie sind.',
  'deployment.saved': 'Die Einstellungen der Bereitstellung wurden gespeichert.',
  'deployment.failed': 'Die Einstellungen der Bereitstellung konnten nicht geladen werden',
  'deployment.loading': 'Einstellungen der Bereitstellung werden geladen',

  'deployment.placement': 'Platzierung',
  'deployment.placement.text':
    'Nodes, die ausgefallen, voll oder zu klein sind, werden nie gewählt. Ein Admin kann den Node immer selbst angeben.',
  'deployment.policy': 'Auf welchem Node ein Server läuft',
  'deployment.policy.balanced': 'Auf dem Node mit dem meisten Platz',
  'deployment.policy.balanced.help': 'Berücksichtigt freien Speicher, freie Rechenzeit und freie Plätze.',
  'deployment.policy.spread': 'Auf dem Node mit den wenigsten Servern',
  'deployment.policy.spread.help': 'Fällt ein Node aus, sind wenige Kunden betroffen.',
  'deployment.policy.fill': 'Auf dem Node mit den meisten Servern, der noch Platz hat',
  'deployment.policy.fill.help': 'Wenige Nodes genügen; andere bleiben für große Produkte leer.',

  'deployment.names': 'Namen',
  'deployment.names.text':
    'Für Server, die niemand benennt. {variables} stehen für Besitzer, Produkt und Medienserver; eine Zahl folgt, wenn der Besitzer den Namen schon hat.',
  'deployment.server_name': 'Name eines Servers',
  'deployment.trial_name': 'Name eines Testservers',
  'deployment.example': 'Zum Beispiel: {name}',
  'deployment.example.user': 'Casey',
  'deployment.example.product': 'Kino',

  'deployment.ports': 'Ports neuer Nodes',
  'deployment.ports.text':
    'Jeder Server eines Nodes bekommt einen Port aus diesem Bereich. Über 32767 vergibt Linux Ports für eigene Verbindungen.',
  'deployment.port_first': 'Erster Port',
  'deployment.port_last': 'Letzter Port',
} as const;
