/** What every list of an area says. */
export default {
  'lists.failed': 'Die Liste konnte nicht geladen werden',
  'lists.refreshing': 'Wird aktualisiert',
  'lists.noMatch': 'Nichts passt zu dieser Suche und diesen Filtern',
  'lists.clear': 'Suche und Filter leeren',
  'lists.forbidden': 'Sie dürfen diese Liste nicht sehen',
  'lists.forbiddenText': 'Bitten Sie einen Admin um Zugriff.',
  'lists.export': 'CSV exportieren',
  'lists.exported': '{count, plural, one{# Zeile} other{# Zeilen}} exportiert',
  'lists.exportedPart':
    'Die ersten {count} von {total} Zeilen wurden exportiert. Grenzen Sie die Liste ein, um die übrigen zu erhalten.',
  'lists.viewDeleted': 'Die Ansicht {view} wurde gelöscht',
  'lists.undo': 'Rückgängig',
  'lists.andMore': '{names} und {count} weitere',
} as const;
