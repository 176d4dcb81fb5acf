import type { Contract, Handlers } from '@kronos/api/contract';
import type { SystemSettingsStore } from '../domain/settings/system-settings.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the system settings. */
export function adminSettingsHandlers({
  systemSettings,
}: {
  systemSettings: SystemSettingsStore;
}): Handlers<Contract, RequestContext>['adminSettings'] {
  return {
    system: () => systemSettings.read(),
    async saveSystem({ query, body }) {
      await systemSettings.save(body, query.based_on);
      return { success: true };
    },
    features: async () => ({ data: await systemSettings.features() }),
    async switchFeature({ params, body }) {
      await systemSettings.switchFeature(params.name, body.enabled);
      return { success: true };
    },
  };
}
