/** The last 90 days of a node, for everybody. */
export default {
  'strip.over': '{share} over 90 days',
  'strip.never': 'Not checked yet',
  'strip.day.up': 'Up all day',
  'strip.day.down': '{count, plural, one{Down for a minute} other{Down for # minutes}}',
  'strip.day.failures': '{count, plural, one{One check failed} other{# checks failed}}',
  'strip.day.none': 'Not checked',
  'strip.title': 'Last 90 days',
  'strip.column.day': 'Day (UTC)',
  'strip.column.status': 'Result',
  'strip.start': '90 days ago',
  'strip.end': 'Today',
} as const;
