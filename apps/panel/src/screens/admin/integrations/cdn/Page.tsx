import { adminCdnHostsFilters } from '@kronos/api/forms/admin-cdn-hosts';
import { adminCdnHosts } from '@kronos/api/routes/admin-cdn-hosts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { latencyText, stateTones } from './words.ts';

/** The CDN hosts (spec §2, /app/admin/integrations/cdn). */
export const Page = listScreen({
  subject: 'cdnHosts',
  read: (api) => api.extend({ adminCdnHosts }).adminCdnHosts,
  filters: adminCdnHostsFilters,
  staleOn: { admin: ['cdn-hosts-changed'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.cdnHost, { cdnHost: id }),
      { minWidth: 140 },
    ),
    state: cell.badge(({ state }) => state, stateTones, { width: 144 }),
    latency_ms: cell.custom((host, { t, format }) => latencyText(host, t, format), { width: 112 }),
    address: cell.text(({ address }) => address, { minWidth: 180 }),
    servers: cell.number(({ servers }) => servers, { width: 96 }),
    checked_at: cell.date(({ checked_at }) => checked_at, { none: 'cdnHosts.never', width: 136 }),
  }),
  bulk: {
    check: () => true,
  },
  create: href(adminRoutes.newCdnHost),
});
