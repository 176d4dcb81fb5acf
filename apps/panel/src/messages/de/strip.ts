/** Die letzten 90 Tage eines Nodes, für alle. */
export default {
  'strip.over': '{share} in 90 Tagen',
  'strip.never': 'Noch nicht geprüft',
  'strip.day.up': 'Den ganzen Tag erreichbar',
  'strip.day.down': '{count, plural, one{Eine Minute ausgefallen} other{# Minuten ausgefallen}}',
  'strip.day.failures': '{count, plural, one{Eine Prüfung schlug fehl} other{# Prüfungen schlugen fehl}}',
  'strip.day.none': 'Nicht geprüft',
  'strip.title': 'Letzte 90 Tage',
  'strip.column.day': 'Tag (UTC)',
  'strip.column.status': 'Befund',
  'strip.start': 'Vor 90 Tagen',
  'strip.end': 'Heute',
} as const;
