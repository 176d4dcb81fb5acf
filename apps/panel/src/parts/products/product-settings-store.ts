import { adminProductSettings } from '@kronos/api/routes/admin-product-settings';
import { createSettings } from '../../resource/create-settings.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The settings for the sale of products, and the defaults in the form of a new one. */
export const createProductSettingsStore = (deps: StoreDeps) =>
  createSettings(
    {
      calls: deps.api.extend({ adminProductSettings }).adminProductSettings,
      staleOn: { admin: ['product-settings-changed'] },
      saved: (t) => t('productSettings.saved'),
    },
    deps,
  );
