import { adminDeployment } from '@kronos/api/routes/admin-deployment';
import { createSettings } from '../../../../resource/create-settings.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The settings for naming and placing new servers. */
export const createDeploymentStore = (deps: StoreDeps) =>
  createSettings(
    {
      calls: deps.api.extend({ adminDeployment }).adminDeployment,
      staleOn: { admin: ['deployment-settings-changed'] },
      saved: (t) => t('deployment.saved'),
    },
    deps,
  );
