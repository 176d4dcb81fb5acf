/** What products are sold by, and what new ones begin with. */
export default {
  'productSettings.title': 'Product settings',
  'productSettings.text': 'Defaults for new products. Existing products are not changed.',
  'productSettings.saved': 'The product settings have been saved.',
  'productSettings.failed': 'The product settings could not be loaded',
  'productSettings.loading': 'Loading the product settings',

  'productSettings.sale': 'Sale',
  'productSettings.sale.text':
    'Products can be priced in these cycles. A product that has a price in another cycle is still sold in it.',
  'productSettings.cycles': 'Billing cycles',
  'productSettings.cycle.monthly': 'Monthly',
  'productSettings.cycle.quarterly': 'Quarterly',
  'productSettings.cycle.half-yearly': 'Half-yearly',
  'productSettings.cycle.yearly': 'Yearly',
  'productSettings.cycle.once': 'Once',
  'productSettings.currency.help': 'Each product can still have its own currency.',

  'productSettings.offer': 'Offer',
  'productSettings.offer.text': 'Whether a new product is shown at once, and how long its trials last.',

  'productSettings.images': 'Images',
  'productSettings.images.text': 'What the servers of a new product run: image and tag.',

  'productSettings.limits': 'Server limits',
  'productSettings.limits.text': 'What the servers of a new product may use. An empty field means no limit.',
} as const;
