import { adminNodeDefaults } from '@kronos/api/routes/admin-node-defaults';
import { createSettings } from '../../resource/create-settings.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The defaults in the form of a new node; their ports also change with the deployment settings. */
export const createNodeDefaultsStore = (deps: StoreDeps) =>
  createSettings(
    {
      calls: deps.api.extend({ adminNodeDefaults }).adminNodeDefaults,
      staleOn: { admin: ['node-defaults-changed', 'deployment-settings-changed'] },
      saved: (t) => t('nodeDefaults.saved'),
    },
    deps,
  );
