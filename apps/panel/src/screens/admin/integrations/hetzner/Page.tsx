import { adminHetznerServersFilters } from '@kronos/api/forms/admin-hetzner-servers';
import { adminHetznerServers } from '@kronos/api/routes/admin-hetzner-servers';
import { ServerActions } from '../../../../parts/hetzner/ServerActions.tsx';
import { sizeOf, statusTones } from '../../../../parts/hetzner/words.ts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import type { PanelClient } from '../../../../stores/late-client.ts';
import { ListActions } from './ListActions.tsx';
import { NodeOf } from './NodeOf.tsx';
import { Projects } from './Projects.tsx';

const read = (api: PanelClient) => api.extend({ adminHetznerServers }).adminHetznerServers;

/** The projects in Hetzner Cloud, and the cloud servers of all of them (spec §2, /app/admin/integrations/hetzner). */
export const Page = listScreen({
  subject: 'hetzner',
  read,
  filters: adminHetznerServersFilters,
  find: {
    project: { records: 'hetznerProjects', name: ({ project }) => project.name },
    node: { records: 'nodes', name: ({ node }) => node?.alias ?? null },
  },
  staleOn: { admin: ['hetzner-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  intro: <Projects />,
  columns: (cell) => ({
    name: cell.text(({ name }) => name, { isRowHeader: true, minWidth: 140 }),
    status: cell.dot(({ status }) => status, statusTones, { width: 128 }),
    type: cell.text(({ type }) => type, { width: 80 }),
    size: cell.custom(
      (server, { t, format }) => t('hetzner.size', { ...sizeOf(server, format), cores: format.number(server.cores) }),
      { minWidth: 152 },
    ),
    cores: cell.exported(({ cores }) => cores),
    memory_gb: cell.exported(({ memory_gb }) => memory_gb),
    disk_gb: cell.exported(({ disk_gb }) => disk_gb),
    location: cell.text(({ location }) => location, { width: 112 }),
    ipv4: cell.text(({ ipv4 }) => ipv4 ?? '', { width: 136 }),
    node: cell.custom((server) => <NodeOf server={server} />, { file: ({ node }) => node?.alias ?? '', minWidth: 112 }),
    project: cell.text(({ project }) => project.name, { minWidth: 112 }),
    ipv6: cell.exported(({ ipv6 }) => ipv6),
    number: cell.exported(({ number }) => number),
    actions: cell.custom((server) => <ServerActions server={server} />, { width: 168 }),
  }),
  action: <ListActions />,
  file: 'cloud-servers',
});
