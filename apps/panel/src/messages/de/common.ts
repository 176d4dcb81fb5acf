/** What any page may have to say. */
export default {
  'common.allNodes': 'Alle Nodes',
  'common.title.document': '{page} · {brand}',

  'common.failed.offline': 'Dieses Gerät ist offline. Es wurde nichts geändert.',
  'common.failed.noResponse':
    'Das Panel hat nicht geantwortet. Vielleicht startet es gerade neu, oder das Netz ist unterbrochen.',
  'common.failed.tooMany': 'Zu viele Versuche. Versuchen Sie es in {seconds} s erneut.',
  'common.failed.tooManyForLong': 'Zu viele Versuche. Versuchen Sie es in {minutes} min erneut.',
  'common.failed.unknown': 'Etwas ist schiefgegangen',
  'common.retry': 'Erneut versuchen',
  'common.loading': 'Wird geladen',

  'common.boundary.title': 'Diese Seite funktioniert gerade nicht',
  'common.boundary.text': 'Darin ist etwas fehlgeschlagen. Ihre Server sind nicht betroffen.',
  'common.boundary.home': 'Zur Startseite',
  'common.stale': 'Das Panel antwortet nicht. Zuletzt aktualisiert: {time}.',
} as const;
