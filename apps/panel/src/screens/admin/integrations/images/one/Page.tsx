import { createFields } from '@kronos/api/forms/admin-images';
import { adminImages } from '@kronos/api/routes/admin-images';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The form for a new or existing image of the catalogue. */
export const Page = formScreen({
  subject: 'images',
  audit: 'image',
  calls: (api) => api.extend({ adminImages }).adminImages,
  fields: createFields,
  sections: { image: ['type', 'image', 'tags'] },
  nameOf: ({ image }) => image,
  back: href(adminRoutes.images),
  open: (id) => href(adminRoutes.image, { image: id }),
  staleOn: { admin: ['images-changed'] },
  param: 'image',
  about: ({ products, servers }, { t }) => t('images.used', { products, servers }),
});
