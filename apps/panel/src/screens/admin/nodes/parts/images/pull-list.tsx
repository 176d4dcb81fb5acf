import { adminImagePullsFilters } from '@kronos/api/forms/admin-image-pulls';
import { adminImagePulls } from '@kronos/api/routes/admin-image-pulls';
import { listScreen } from '../../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import type { PanelClient } from '../../../../../stores/late-client.ts';
import { ProcessLink } from '../ProcessLink.tsx';
import { workTones } from '../work-tones.ts';
import { WorkProgress } from '../WorkProgress.tsx';
import { PullButton } from './PullButton.tsx';

const read = (api: PanelClient) => api.extend({ adminImagePulls }).adminImagePulls;

/** The pulls of images on nodes. */
export const PullList = listScreen({
  subject: 'nodeImages.pulls',
  read,
  filters: adminImagePullsFilters,
  find: { node: { records: 'nodes', name: ({ node }) => node.alias } },
  staleOn: { admin: ['process-updated'] },
  rowName: ({ image, node }) => `${image}, ${node.alias}`,
  columns: (cell) => ({
    node: cell.link(
      ({ node }) => node.alias,
      ({ node }) => href(adminRoutes.nodeImages, { node: node.id }),
      { minWidth: 112 },
    ),
    image: cell.text(({ image }) => image, { minWidth: 180 }),
    state: cell.dot(({ state }) => state, workTones, { busy: 'running', width: 124 }),
    progress: cell.custom(
      ({ state, progress, image, node: { alias }, message }, { t }) =>
        state === 'running' ? (
          <WorkProgress label={t('nodeImages.progressOf', { image, alias })} share={progress} />
        ) : (
          (message ?? '')
        ),
      { file: ({ progress }) => progress, minWidth: 280 },
    ),
    at: cell.date(({ at }) => at, { width: 136 }),
    seconds: cell.exported(({ seconds }) => seconds),
    by: cell.text(({ by }) => by ?? '', { minWidth: 96 }),
    message: cell.exported(({ message }) => message),
    process: cell.custom(
      ({ process_id: process, image, node: { alias }, at }, { t, format }) => (
        <ProcessLink process={process} label={t('nodeImages.openProcessOf', { image, alias, time: format.exact(at) })}>
          {t('nodeImages.openProcess')}
        </ProcessLink>
      ),
      { width: 72 },
    ),
  }),
  bulk: { cancel: ({ state }) => state === 'waiting' || state === 'running' },
  asks: ['cancel'],
  action: <PullButton />,
  file: 'pulls',
});
