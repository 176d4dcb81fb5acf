import { adminImagesFilters } from '@kronos/api/forms/admin-images';
import { adminImages } from '@kronos/api/routes/admin-images';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The catalogue of images for products (spec §2, /app/admin/integrations/images). */
export const Page = listScreen({
  subject: 'images',
  read: (api) => api.extend({ adminImages }).adminImages,
  filters: adminImagesFilters,
  staleOn: { admin: ['images-changed', 'products-changed', 'new-deployment'] },
  rowName: ({ image }) => image,
  columns: (cell) => ({
    image: cell.link(
      ({ image }) => image,
      ({ id }) => href(adminRoutes.image, { image: id }),
      { minWidth: 180 },
    ),
    type: cell.option(({ type }) => type, { width: 112 }),
    tags: cell.text(({ tags }) => tags.join(', '), { minWidth: 160 }),
    products: cell.number(({ products }) => products, { width: 112 }),
    servers: cell.number(({ servers }) => servers, { width: 112 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  create: href(adminRoutes.newImage),
});
