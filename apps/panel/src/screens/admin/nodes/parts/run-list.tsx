import { adminScriptRunsFilters } from '@kronos/api/forms/admin-script-runs';
import { adminScriptRuns } from '@kronos/api/routes/admin-script-runs';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { RunButton } from './RunButton.tsx';
import { runTones } from './run-tones.ts';

const open = ({ id }: { id: number }) => href(adminRoutes.scriptRun, { run: id });

/** The runs of scripts on all nodes, or `within` one. */
export const RunList = listScreen({
  subject: 'scriptRuns',
  read: (api) => api.extend({ adminScriptRuns }).adminScriptRuns,
  filters: adminScriptRunsFilters,
  find: {
    script: { records: 'scripts', name: ({ script }) => script.name },
    node: { records: 'nodes', name: ({ node }) => node?.alias ?? null },
  },
  staleOn: { admin: ['script-runs-changed'] },
  rowName: ({ script }) => script.name,
  columns: (cell) => ({
    script: cell.link(({ script }) => script.name, open, { minWidth: 160 }),
    version: cell.number(({ version }) => version, { width: 88 }),
    state: cell.dot(({ state }) => state, runTones, { busy: 'running', width: 128 }),
    nodes: cell.text(({ node, nodes }, { t }) => node?.alias ?? t('scriptRuns.nodes', { count: nodes }), {
      minWidth: 140,
    }),
    failed: cell.text(({ failed, nodes }, { t }) => (failed === 0 ? '' : t('scriptRuns.failedOn', { failed, nodes })), {
      file: ({ failed }) => failed,
      minWidth: 140,
    }),
    at: cell.date(({ at }) => at, { isExact: true, width: 208 }),
    by: cell.text(({ by }) => by ?? '', { minWidth: 120 }),
  }),
  open,
  action: <RunButton />,
});
