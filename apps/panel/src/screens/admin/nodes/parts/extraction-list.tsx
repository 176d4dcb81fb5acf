import { adminExtractionsFilters } from '@kronos/api/forms/admin-extractions';
import { adminExtractions } from '@kronos/api/routes/admin-extractions';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { PanelClient } from '../../../../stores/late-client.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { ExtractButton } from './ExtractButton.tsx';
import { ProcessLink } from './ProcessLink.tsx';
import { workTones } from './work-tones.ts';
import { WorkProgress } from './WorkProgress.tsx';

const read = (api: PanelClient) => api.extend({ adminExtractions }).adminExtractions;

/** Formats a duration in seconds, or in minutes from two minutes on. */
const lengthOf = (seconds: number, t: Translate): string =>
  seconds < 120
    ? t('extractions.seconds', { count: Math.round(seconds) })
    : t('extractions.minutes', { count: Math.round(seconds / 60) });

/** The extractions of archives on all nodes, or `within` one. */
export const ExtractionList = listScreen({
  subject: 'extractions',
  read,
  filters: adminExtractionsFilters,
  find: { node: { records: 'nodes', name: ({ node }) => node.alias } },
  staleOn: { admin: ['process-updated'] },
  rowName: ({ archive }) => archive,
  columns: (cell) => ({
    node: cell.link(
      ({ node }) => node.alias,
      ({ node }) => href(adminRoutes.node, { node: node.id }),
      { minWidth: 96 },
    ),
    archive: cell.text(({ archive }) => archive, { minWidth: 148 }),
    target: cell.text(({ target }) => target, { minWidth: 128 }),
    state: cell.dot(({ state }) => state, workTones, { busy: 'running', width: 124 }),
    progress: cell.custom(
      ({ state, progress, archive, bytes, message }, { t, format }) => {
        if (state === 'running')
          return <WorkProgress label={t('extractions.progressOf', { archive })} share={progress} />;
        if (state === 'failed') return message ?? '';
        return bytes === null ? '' : format.bytes(bytes);
      },
      { file: ({ progress }) => progress, minWidth: 140 },
    ),
    bytes: cell.exported(({ bytes }) => bytes),
    at: cell.date(({ at }) => at, { width: 136 }),
    seconds: cell.text(({ seconds }, { t }) => (seconds === null ? '' : lengthOf(seconds, t)), {
      file: ({ seconds }) => seconds,
      width: 96,
    }),
    by: cell.text(({ by }) => by ?? '', { minWidth: 96 }),
    message: cell.exported(({ message }) => message),
    process: cell.custom(
      ({ process_id: process, archive, at }, { t, format }) => (
        <ProcessLink process={process} label={t('extractions.openProcessOf', { archive, time: format.exact(at) })}>
          {t('extractions.openProcess')}
        </ProcessLink>
      ),
      { width: 72 },
    ),
  }),
  bulk: { cancel: ({ state }) => state === 'waiting' || state === 'running' },
  asks: ['cancel'],
  action: <ExtractButton />,
});
