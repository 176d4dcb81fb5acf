import { adminNodeImagesFilters } from '@kronos/api/forms/admin-node-images';
import { adminNodeImages } from '@kronos/api/routes/admin-node-images';
import { Text } from '@kronos/ui/Text';
import { listScreen } from '../../../../../resource/list-screen.tsx';
import type { PanelClient } from '../../../../../stores/late-client.ts';

const read = (api: PanelClient) => api.extend({ adminNodeImages }).adminNodeImages;

/** Shortens the digest of an image; its beginning is enough to identify it. */
const shortDigest = (digest: string) => digest.slice(0, 19);

/** The images on all nodes, or `within` one. */
export const NodeImageList = listScreen({
  subject: 'nodeImages',
  read,
  filters: adminNodeImagesFilters,
  find: { node: { records: 'nodes', name: ({ node }) => node.alias } },
  staleOn: { admin: ['node-images-changed'] },
  rowName: ({ image, digest }) => image ?? shortDigest(digest),
  columns: (cell) => ({
    image: cell.custom(({ image }, { t }) => image ?? <Text tone="muted">{t('nodeImages.nameless')}</Text>, {
      file: ({ image }) => image,
      isRowHeader: true,
      minWidth: 220,
    }),
    node: cell.exported(({ node }) => node.alias),
    containers: cell.number(({ containers }) => containers, { width: 128 }),
    bytes: cell.text(({ bytes }, { format }) => format.bytes(bytes), {
      file: ({ bytes }) => bytes,
      isNumeric: true,
      width: 112,
    }),
    built_at: cell.date(({ built_at }) => built_at, { width: 136 }),
    outdated: cell.text(({ is_outdated }, { t }) => (is_outdated ? t('nodeImages.outdated') : ''), { minWidth: 160 }),
    digest: cell.custom(({ digest }) => <Text isMono>{shortDigest(digest)}</Text>, {
      file: ({ digest }) => digest,
      width: 184,
    }),
  }),
  bulk: { update: ({ image }) => image !== null },
  asks: ['update'],
  file: 'images',
});
