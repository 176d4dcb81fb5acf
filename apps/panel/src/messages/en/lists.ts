/** Texts shared by all lists. */
export default {
  'lists.failed': 'The list could not be loaded',
  'lists.refreshing': 'Updating',
  'lists.noMatch': 'Nothing matches your search and filters',
  'lists.clear': 'Clear search and filters',
  'lists.forbidden': 'You do not have access to this list',
  'lists.forbiddenText': 'Ask an administrator for access.',
  'lists.export': 'Export CSV',
  'lists.exported': '{count, plural, one{# row} other{# rows}} exported',
  'lists.exportedPart': 'The first {count} of {total} rows were exported. Narrow down the list to export the rest.',
  'lists.viewDeleted': 'The view {view} was deleted',
  'lists.undo': 'Undo',
  'lists.andMore': '{names} and {count} more',
} as const;
