import { defineEndpoints } from './define.ts';
import { basedOn, done, recordVersion } from './schemas/common.ts';
import { productSettings } from './schemas/product-settings.ts';

const path = '/api/admin/settings/products';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

export const adminProductSettings = defineEndpoints({
  read: {
    ...admins,
    method: 'GET',
    path,
    response: productSettings.extend({ version: recordVersion }),
    summary: 'Returns the available billing cycles and the default values for new products.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    query: basedOn,
    body: productSettings.partial(),
    sample: { from: 'adminProductSettings.read', keeps: true, body: { currency: '{currency}' } },
    response: done,
    summary: 'Changes the default values for new products. Existing products and omitted fields stay unchanged.',
  },
});
