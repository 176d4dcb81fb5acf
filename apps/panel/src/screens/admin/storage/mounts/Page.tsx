import { adminMountsFilters } from '@kronos/api/forms/admin-mounts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { mountCalls } from './mount-calls.ts';
import { reasonText, spaceText, stateOf, stateTones } from './words.ts';

const linkOf = ({ id }: { id: number }) => href(adminRoutes.mount, { mount: id });

/** The storage of the nodes (spec §2, /app/admin/storage/mounts). */
export const Page = listScreen({
  subject: 'mounts',
  read: mountCalls,
  filters: adminMountsFilters,
  find: { node: { records: 'nodes', names: ({ node }) => [node] } },
  staleOn: { admin: ['mounts-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(({ name }) => name, linkOf, { minWidth: 140 }),
    node: cell.text(({ node }) => node.alias, { minWidth: 120 }),
    state: cell.dot(stateOf, stateTones, { busy: 'underWay', width: 136 }),
    kind: cell.exportedOption(({ kind }) => kind),
    target: cell.text(({ target }) => target, { minWidth: 140 }),
    source: cell.exported(({ source }) => source),
    space: cell.custom((mount, { t, format }) => spaceText(mount, t, format), { width: 160 }),
    reason: cell.text((mount, { t }) => reasonText(mount, t), { minWidth: 200 }),
    size: cell.exported(({ size_bytes }) => size_bytes),
    free: cell.exported(({ free_bytes }) => free_bytes),
    checked_at: cell.date(({ checked_at }) => checked_at, { none: 'mounts.never', width: 136 }),
  }),
  bulk: {
    check: ({ process_id }) => process_id === null,
    remount: ({ process_id }) => process_id === null,
    cancel: ({ process_id }) => process_id !== null,
  },
  asks: ['remount'],
  inRows: ['remount', 'cancel'],
  create: href(adminRoutes.newMount),
});
