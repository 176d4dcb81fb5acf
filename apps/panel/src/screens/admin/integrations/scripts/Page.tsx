import { adminScriptsFilters } from '@kronos/api/forms/admin-scripts';
import { adminScripts } from '@kronos/api/routes/admin-scripts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { RunsLink } from './RunsLink.tsx';

/** The scripts for nodes (spec §2, /app/admin/integrations/scripts). */
export const Page = listScreen({
  subject: 'scripts',
  read: (api) => api.extend({ adminScripts }).adminScripts,
  filters: adminScriptsFilters,
  staleOn: { admin: ['scripts-changed', 'script-runs-changed'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.script, { script: id }),
      { minWidth: 160 },
    ),
    description: cell.text(({ description }) => description, { minWidth: 200 }),
    version: cell.number(({ version }) => version, { width: 96 }),
    runs: cell.number(({ runs }) => runs, { width: 96 }),
    last_run_at: cell.date(({ last_run_at }) => last_run_at, { none: 'scripts.never', width: 144 }),
    changed_at: cell.date(({ changed_at }) => changed_at, { width: 144 }),
  }),
  action: <RunsLink />,
  create: href(adminRoutes.newScript),
});
