import { adminServicePlacementsFilters } from '@kronos/api/forms/admin-service-placements';
import { adminServicePlacements } from '@kronos/api/routes/admin-service-placements';
import { Text } from '@kronos/ui/Text';
import { listScreen } from '../../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import type { PanelClient } from '../../../../../stores/late-client.ts';
import { allows, stateTones } from './placement-actions.ts';
import { PlacementActions } from './PlacementActions.tsx';
import { PlacementWork } from './PlacementWork.tsx';

const read = (api: PanelClient) => api.extend({ adminServicePlacements }).adminServicePlacements;

/** Shortens the digest of an image; its beginning is enough to identify it. */
const shortDigest = (digest: string) => digest.slice(0, 19);

/** Services on nodes: all, or `within` one service. */
export const PlacementList = listScreen({
  subject: 'dockerServices.placements',
  read,
  filters: adminServicePlacementsFilters,
  find: {
    service: { records: 'dockerServices', name: ({ service }) => service.name },
    node: { records: 'nodes', name: ({ node }) => node.alias },
  },
  staleOn: { admin: ['docker-services-changed', 'node-updated', 'process-updated'] },
  rowName: ({ node }) => node.alias,
  columns: (cell) => ({
    node: cell.link(
      ({ node }) => node.alias,
      ({ node }) => href(adminRoutes.node, { node: node.id }),
      { minWidth: 120 },
    ),
    state: cell.dot(({ state }) => state, stateTones, { busy: 'failing', width: 128 }),
    seen_at: cell.date(({ seen_at }) => seen_at, { none: 'dockerServices.unseen', width: 128 }),
    work: cell.custom((placement) => <PlacementWork placement={placement} />, {
      file: ({ failed }) => failed?.message ?? '',
      minWidth: 220,
    }),
    digest: cell.custom(({ digest }) => digest && <Text isMono>{shortDigest(digest)}</Text>, {
      file: ({ digest }) => digest ?? '',
      width: 184,
    }),
    created_at: cell.date(({ created_at }) => created_at, { width: 128 }),
    actions: cell.custom((placement) => <PlacementActions placement={placement} />, { width: 104 }),
  }),
  bulk: {
    start: allows('start'),
    restart: allows('restart'),
    stop: allows('stop'),
    apply: allows('apply'),
    remove: allows('remove'),
  },
  asks: ['restart', 'stop', 'apply', 'remove'],
  file: 'service-nodes',
});
