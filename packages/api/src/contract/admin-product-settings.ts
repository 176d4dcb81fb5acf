import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { productSettings } from './schemas/product-settings.ts';

const path = '/api/admin/settings/products';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

export const adminProductSettings = defineEndpoints({
  read: {
    ...admins,
    method: 'GET',
    path,
    response: productSettings,
    summary: 'The billing cycles of the house, and what the form of a new product begins with.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    body: productSettings.partial(),
    sample: { from: 'adminProductSettings.read', keeps: true, body: { currency: '{currency}' } },
    response: done,
    summary: 'Changes what new products begin with. Those that there are stay as they are. What is left out stays.',
  },
});
