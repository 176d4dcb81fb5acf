/** Wonach Produkte verkauft werden, und womit neue beginnen. */
export default {
  'productSettings.title': 'Produkteinstellungen',
  'productSettings.text': 'Womit neue Produkte beginnen. Vorhandene Produkte bleiben, wie sie sind.',
  'productSettings.saved': 'Die Produkteinstellungen wurden gespeichert.',
  'productSettings.failed': 'Die Produkteinstellungen konnten nicht geladen werden',
  'productSettings.loading': 'Die Produkteinstellungen werden geladen',

  'productSettings.sale': 'Verkauf',
  'productSettings.sale.text':
    'In diesen Abständen werden Preise erfragt. Ein Produkt mit einem Preis in einem anderen wird weiter darin verkauft.',
  'productSettings.cycles': 'Abrechnungszeiträume',
  'productSettings.cycle.monthly': 'Monatlich',
  'productSettings.cycle.quarterly': 'Vierteljährlich',
  'productSettings.cycle.half-yearly': 'Halbjährlich',
  'productSettings.cycle.yearly': 'Jährlich',
  'productSettings.cycle.once': 'Einmalig',
  'productSettings.currency.help': 'Jedes Produkt kann trotzdem eine eigene Währung haben.',

  'productSettings.offer': 'Angebot',
  'productSettings.offer.text': 'Ob ein neues Produkt sofort angezeigt wird, und wie lange man es testen kann.',

  'productSettings.images': 'Images',
  'productSettings.images.text': 'Was die Server eines neuen Produkts ausführen, mit Tag.',

  'productSettings.limits': 'Grenzen von Servern',
  'productSettings.limits.text':
    'Was die Server eines neuen Produkts nutzen dürfen. Ein leeres Feld bedeutet: keine Grenze.',
} as const;
