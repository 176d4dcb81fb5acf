import { adminNodesFilters } from '@kronos/api/forms/admin-nodes';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { listScreen } from '../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { NodeActivity } from './NodeActivity.tsx';
import { useNodesBulk } from './use-nodes-bulk.tsx';
import { cpuText, memoryText, placeText, slotsText, stateOf, stateTones } from './words.tsx';

const open = ({ id }: { id: number }) => href(adminRoutes.node, { node: id });

/** The hosts that servers run on (spec §2, /app/admin/nodes). */
export const Page = listScreen({
  subject: 'nodes',
  read: (api) => api.extend({ adminNodes }).adminNodes,
  filters: adminNodesFilters,
  staleOn: { admin: ['node-updated', 'server-updated'] },
  rowName: ({ alias }) => alias,
  columns: (cell) => ({
    number: cell.exported(({ id }) => id),
    alias: cell.link(({ alias }) => alias, open, { minWidth: 150 }),
    host: cell.exported(({ host }) => host),
    kind: cell.exportedOption(({ kind }) => kind),
    state: cell.dot(stateOf, stateTones, { width: 136 }),
    servers: cell.text(slotsText, { file: ({ servers }) => servers, isNumeric: true, width: 104 }),
    capacity: cell.exported(({ capacity }) => capacity),
    load: cell.text(cpuText, { file: ({ figures }) => figures?.cpu_used ?? null, minWidth: 130 }),
    cpus: cell.exported(({ figures }) => figures?.cpus ?? null),
    memory: cell.text(memoryText, { minWidth: 150 }),
    booted: cell.date(({ figures }) => figures?.machine?.booted_at ?? null, { none: 'nodes.unknown', width: 136 }),
    place: cell.text(placeText, { minWidth: 130 }),
    seen_at: cell.date(({ seen_at }) => seen_at, { none: 'nodes.never', width: 136 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  bulk: useNodesBulk,
  open,
  action: <NodeActivity />,
  create: href(adminRoutes.newNode),
});
