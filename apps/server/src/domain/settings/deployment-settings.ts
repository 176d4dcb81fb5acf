import { type Contract, contract, type DeploymentSettings, type ParsedOf } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { defaultPorts } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { Settings } from './settings.ts';

type Change = ParsedOf<Contract['adminDeployment']['save']>['body'];

const defaults: DeploymentSettings = {
  placement: 'balanced',
  server_name: '{product}',
  trial_name: 'Trial of {product}',
  port_first: defaultPorts.first,
  port_last: defaultPorts.last,
};

export type DeploymentSettingsOffice = ReturnType<typeof createDeploymentSettings>;

/** How new servers are named and placed, and the ports of new nodes. */
export function createDeploymentSettings(deps: { db: Database; settings: Settings; audit: Audit; events: Events }) {
  const { db, settings, audit, events } = deps;
  const read = async (): Promise<DeploymentSettings> =>
    contract.adminDeployment.read.response.parse({
      ...defaults,
      ...((await settings.readOwn('deployment')) as object),
    });

  return {
    read,
    save: (change: Change): Promise<void> =>
      db.transaction(async () => {
        const before = await read();
        const after = contract.adminDeployment.read.response.parse({ ...before, ...change });
        refuseFields({ port_last: after.port_last < after.port_first && 'The last port must not be below the first' });
        const changed = (Object.keys(change) as (keyof DeploymentSettings)[]).filter(
          (key) => before[key] !== after[key],
        );
        const part = (all: DeploymentSettings) => Object.fromEntries(changed.map((key) => [key, all[key]]));
        await settings.set('deployment', after);
        await audit.write({
          target: { kind: 'settings', name: 'deployment' },
          before: part(before),
          after: part(after),
        });
        if (changed.length > 0) await events.emit('admin', 'deployment-settings-changed', {});
      }),
  };
}
