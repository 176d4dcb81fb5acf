import { adminDockerServicesFilters } from '@kronos/api/forms/admin-docker-services';
import { adminDockerServices } from '@kronos/api/routes/admin-docker-services';
import { Text } from '@kronos/ui/Text';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The Docker services (spec §2, /app/admin/integrations/docker-services). */
export const Page = listScreen({
  subject: 'dockerServices',
  read: (api) => api.extend({ adminDockerServices }).adminDockerServices,
  filters: adminDockerServicesFilters,
  staleOn: { admin: ['docker-services-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => `${href(adminRoutes.dockerService, { service: id })}?tab=nodes`,
      { minWidth: 112 },
    ),
    description: cell.text(({ description }) => description, { minWidth: 220 }),
    image: cell.custom(({ image, tag }) => <Text isMono>{`${image}:${tag}`}</Text>, {
      file: ({ image, tag }) => `${image}:${tag}`,
      minWidth: 248,
    }),
    nodes: cell.number(({ nodes }) => nodes, { width: 96 }),
    running: cell.number(({ running }) => running, { width: 104 }),
    outdated: cell.text(
      ({ outdated }, { t }) => (outdated === 0 ? '' : t('dockerServices.outdatedOn', { count: outdated })),
      { file: ({ outdated }) => outdated, minWidth: 144 },
    ),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  create: href(adminRoutes.newDockerService),
});
