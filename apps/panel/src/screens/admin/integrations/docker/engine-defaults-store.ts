import { adminEngineDefaults } from '@kronos/api/routes/admin-engine-defaults';
import { createSettings } from '../../../../resource/create-settings.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The settings with which the containers of servers are created. */
export const createEngineDefaultsStore = (deps: StoreDeps) =>
  createSettings(
    {
      calls: deps.api.extend({ adminEngineDefaults }).adminEngineDefaults,
      staleOn: { admin: ['docker-settings-changed'] },
      saved: (t) => t('docker.defaults.saved'),
    },
    deps,
  );
