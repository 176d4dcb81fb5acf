import { updateFields } from '@kronos/api/forms/admin-products';
import { adminProducts } from '@kronos/api/routes/admin-products';
import { CurrencyField } from '../../../../parts/products/CurrencyField.tsx';
import { ImageField } from '../../../../parts/products/ImageField.tsx';
import { formScreen } from '../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { archiving } from '../parts/archiving.tsx';
import { EnvironmentField } from '../parts/EnvironmentField.tsx';
import { PricesField } from '../parts/PricesField.tsx';
import { ProductActions } from '../parts/ProductActions.tsx';
import { hasField, limitFields, typeFacts } from '../words.ts';

/** The form for an existing product (spec §2, /app/admin/products/:product). */
export const Page = formScreen({
  subject: 'products',
  audit: 'product',
  calls: (api) => api.extend({ adminProducts }).adminProducts,
  fields: updateFields,
  sections: {
    offer: ['name', 'text', 'visibility'],
    server: ['image', 'env'],
    limits: limitFields,
    trial: ['is_offered_for_trial', 'trial_days'],
    sale: ['currency', 'prices', 'stock', 'billing_id'],
  },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.products),
  open: (id) => href(adminRoutes.product, { product: id }),
  // The page also shows how many servers were made from the product.
  staleOn: { admin: ['products-changed', 'new-deployment'] },
  param: 'product',
  shows: (name, { type }) => type !== undefined && hasField(type, name),
  custom: { currency: CurrencyField, env: EnvironmentField, image: ImageField, prices: PricesField },
  about: ({ type, servers }, { t }) => t('products.used', { type: t(typeFacts[type].name), count: servers }),
  actions: (_, product) => product && <ProductActions product={product} />,
  danger: (product, more) => archiving(product, more),
});
