import { type Contract, contract, type Handlers } from '@kronos/api/contract';
import type { Settings } from '../domain/settings/settings.ts';
import type { SystemSettingsStore } from '../domain/settings/system-settings.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the system settings. */
export function adminSettingsHandlers(deps: {
  settings: Settings;
  systemSettings: SystemSettingsStore;
}): Handlers<Contract, RequestContext>['adminSettings'] {
  const { settings, systemSettings } = deps;
  return {
    system: async () => contract.adminSettings.system.response.parse(await settings.read()),
    async saveSystem({ body }) {
      await systemSettings.save(body);
      return { success: true };
    },
    features: async () => ({ data: await systemSettings.features() }),
    async switchFeature({ params, body }) {
      await systemSettings.switchFeature(params.name, body.enabled);
      return { success: true };
    },
  };
}
