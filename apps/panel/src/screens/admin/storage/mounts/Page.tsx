import { adminMountsFilters } from '@kronos/api/forms/admin-mounts';
import { adminMounts } from '@kronos/api/routes/admin-mounts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { spaceText, stateTones } from './words.ts';

/** The storage of the nodes (spec §2, /app/admin/storage/mounts). */
export const Page = listScreen({
  subject: 'mounts',
  read: (api) => api.extend({ adminMounts }).adminMounts,
  filters: adminMountsFilters,
  staleOn: { admin: ['mounts-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.mount, { mount: id }),
      { minWidth: 140 },
    ),
    node: cell.text(({ node }) => node.alias, { minWidth: 120 }),
    state: cell.badge(({ state }) => state, stateTones, { width: 144 }),
    kind: cell.option(({ kind }) => kind, { width: 96 }),
    target: cell.text(({ target }) => target, { minWidth: 140 }),
    source: cell.exported(({ source }) => source),
    space: cell.custom((mount, { t, format }) => spaceText(mount, t, format), { width: 160 }),
    size: cell.exported(({ size_bytes }) => size_bytes),
    free: cell.exported(({ free_bytes }) => free_bytes),
    checked_at: cell.date(({ checked_at }) => checked_at, { none: 'mounts.never', width: 136 }),
  }),
  bulk: {
    check: () => true,
    remount: () => true,
  },
  create: href(adminRoutes.newMount),
});
