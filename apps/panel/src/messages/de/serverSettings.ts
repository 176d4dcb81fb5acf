/** What a person wants for all servers of theirs. */
export default {
  'serverSettings.title': 'Ihre Server',
  'serverSettings.description': 'Was für alle Ihre Server gilt. Was Sie wählen, gilt sofort.',
  'serverSettings.failed': 'Ihre Auswahl konnte nicht geladen werden',
  'serverSettings.done': 'Ihre Auswahl ist gespeichert',
  'serverSettings.notice': 'Hinweis',
  'serverSettings.noneOfYours':
    'Sie haben keinen eigenen Server. Was hier gewählt wird, gilt für Eigentümer: Für Sie freigegebene Server richten sich nach deren Auswahl.',

  'serverSettings.window': 'Wartungsfenster',
  'serverSettings.windowText': 'Die Stunden des Tages, in denen ein Neustart Sie am wenigsten stört.',
  'serverSettings.windowOn': 'Ein Wartungsfenster einhalten',
  'serverSettings.windowZone': 'Nach der Uhr von {zone}.',
  'serverSettings.from': 'Ab',
  'serverSettings.length': 'Dauer',
  'serverSettings.hours': '{count, plural, one{{hours} Stunde} other{{hours} Stunden}}',
  'serverSettings.restart': 'Geplanter Neustart',
  'serverSettings.restart.never': 'Nie',
  'serverSettings.restart.daily': 'Jeden Tag',
  'serverSettings.restart.weekly': 'Jede Woche',

  'serverSettings.mishaps': 'Wenn etwas geschieht',
  'serverSettings.mishapsText': 'Was das Panel von selbst tut und was Ihnen mitgeteilt wird.',
  'serverSettings.ways': 'Wählen, wo Benachrichtigungen Sie erreichen',
  'serverSettings.revive': 'Einen Server wieder starten, der unerwartet gestoppt ist',
  'serverSettings.reviveText': 'Höchstens dreimal in einer Stunde; danach bleibt er aus, und Sie erfahren es.',
  'serverSettings.tell.incidents': 'Mitteilen, wenn ein Server unerwartet gestoppt ist',
  'serverSettings.tell.suspension': 'Mitteilen, wenn ein Server gesperrt wird und wenn die Sperrung endet',

  'serverSettings.servers': 'Namen',
  'serverSettings.serversText':
    'Wie jeder Server in diesem Panel heißt. Der Name führt zu den eigenen Einstellungen des Servers.',
  'serverSettings.serversFailed': 'Ihre Server konnten nicht geladen werden',
  'serverSettings.noServers': 'Es gibt noch keinen Server.',
  'serverSettings.rename': 'Umbenennen',
  'serverSettings.renameOf': '{name} umbenennen',
  'serverSettings.renameText':
    'So heißt er in diesem Panel. Der Medienserver übernimmt den Namen beim nächsten Neuaufbau.',
  'serverSettings.name': 'Name des Servers',
  'serverSettings.cancel': 'Abbrechen',
} as const;
