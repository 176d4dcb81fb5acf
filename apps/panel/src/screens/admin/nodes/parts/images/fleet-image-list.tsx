import { adminFleetImagesFilters } from '@kronos/api/forms/admin-fleet-images';
import { adminFleetImages } from '@kronos/api/routes/admin-fleet-images';
import { listScreen } from '../../../../../resource/list-screen.tsx';
import type { PanelClient } from '../../../../../stores/late-client.ts';
import { ImageActions } from './ImageActions.tsx';
import { UnreadNodes } from './UnreadNodes.tsx';

const read = (api: PanelClient) => api.extend({ adminFleetImages }).adminFleetImages;

/** The images on all nodes together, tag by tag. */
export const FleetImageList = listScreen({
  subject: 'nodeImages.fleet',
  read,
  filters: adminFleetImagesFilters,
  // A row covers several nodes, so it names none.
  find: { node: { records: 'nodes', name: () => null } },
  staleOn: { admin: ['node-images-changed'] },
  rowName: ({ image }) => image,
  intro: <UnreadNodes />,
  columns: (cell) => ({
    image: cell.text(({ image }) => image, { isRowHeader: true, minWidth: 220 }),
    nodes: cell.number(({ nodes }) => nodes, { width: 104 }),
    outdated: cell.text(
      ({ outdated }, { t }) => (outdated === 0 ? '' : t('nodeImages.outdatedOn', { count: outdated })),
      {
        file: ({ outdated }) => outdated,
        minWidth: 140,
      },
    ),
    containers: cell.number(({ containers }) => containers, { width: 128 }),
    bytes: cell.text(({ bytes }, { format }) => format.bytes(bytes), {
      file: ({ bytes }) => bytes,
      isNumeric: true,
      width: 112,
    }),
    built_at: cell.date(({ built_at }) => built_at, { width: 136 }),
  }),
  bulk: { update: () => true },
  asks: ['update'],
  action: <ImageActions />,
  file: 'images',
});
