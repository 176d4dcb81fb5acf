import { adminDashboard } from '@kronos/api/routes/admin-dashboard';
import { processes } from '@kronos/api/routes/processes';
import type { App } from '../context/app.ts';
import type { AdminScope } from '../context/user-scope.ts';
import { adminRoutes } from '../routes/areas/admin.ts';
import { href } from '../routes/href.ts';
import { createAdminDashboardStore } from '../stores/admin-dashboard.ts';
import { createProcessesStore } from '../stores/processes.ts';
import { passing } from './news.ts';

/** Creates the stores that admins have on every page. */
export function createAdminScope(app: App, signal: AbortSignal): AdminScope {
  const { messages, notices, location } = app;
  const api = app.api.extend({ adminDashboard, processes });
  return {
    adminDashboard: createAdminDashboardStore({ api, clock: app.clock, signal }),
    processes: createProcessesStore({ api, clock: app.clock, signal }),
    async portainerInstalled(node) {
      await messages.ensure('dockerServices');
      if (signal.aborted) return;
      notices.show({
        ...passing,
        tone: 'success',
        title: (t) => t('dockerServices.portainer.title'),
        text: (t) => t('dockerServices.portainer.text'),
        action: {
          label: (t) => t('dockerServices.portainer.open'),
          onPress: () => location.navigate(href(adminRoutes.node, { node })),
        },
      });
    },
  };
}
