import type { Contract, Handlers } from '@kronos/api/contract';
import type { DeploymentSettingsOffice } from '../domain/settings/deployment-settings.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of how servers are named and placed. */
export function adminDeploymentHandlers(deps: {
  deploymentSettings: DeploymentSettingsOffice;
}): Handlers<Contract, RequestContext>['adminDeployment'] {
  const { deploymentSettings } = deps;
  return {
    read: () => deploymentSettings.read(),
    async save({ body }) {
      await deploymentSettings.save(body);
      return { success: true };
    },
  };
}
