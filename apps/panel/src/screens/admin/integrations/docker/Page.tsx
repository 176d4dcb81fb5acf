import { adminRegistriesFilters } from '@kronos/api/forms/admin-registries';
import { adminRegistries } from '@kronos/api/routes/admin-registries';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { EngineDefaults } from './EngineDefaults.tsx';

/** The settings for new containers, and the registry accounts (spec §2, /app/admin/integrations/docker). */
export const Page = listScreen({
  subject: 'registries',
  read: (api) => api.extend({ adminRegistries }).adminRegistries,
  filters: adminRegistriesFilters,
  staleOn: { admin: ['docker-settings-changed', 'images-changed', 'new-deployment'] },
  rowName: ({ host }) => host,
  intro: <EngineDefaults />,
  columns: (cell) => ({
    host: cell.link(
      ({ host }) => host,
      ({ id }) => href(adminRoutes.registry, { registry: id }),
      { minWidth: 180 },
    ),
    username: cell.text(({ username }) => username, { minWidth: 128 }),
    images: cell.number(({ images }) => images, { width: 112 }),
    servers: cell.number(({ servers }) => servers, { width: 112 }),
    used_at: cell.date(({ used_at }) => used_at, { none: 'registries.unused', width: 136 }),
    failure: cell.text(({ failure }) => failure ?? '', { minWidth: 220 }),
  }),
  create: href(adminRoutes.newRegistry),
});
