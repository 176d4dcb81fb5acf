import { contract, type DeploymentSettings } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { defaultPorts } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { refuseFields } from '../refuse-fields.ts';
import { createFormSettings, type FormSettings } from './house-settings.ts';
import type { Settings } from './settings.ts';

export type DeploymentSettingsStore = FormSettings<DeploymentSettings>;

/** How new servers are named and placed, and the ports of new nodes. */
export const createDeploymentSettings = (deps: {
  db: Database;
  settings: Settings;
  audit: Audit;
  events: Events;
}): DeploymentSettingsStore =>
  createFormSettings<DeploymentSettings>(deps, {
    key: 'deployment',
    schema: contract.adminDeployment.read.response.omit({ version: true }),
    defaults: {
      placement: 'balanced',
      server_name: '{product}',
      trial_name: 'Trial of {product}',
      port_first: defaultPorts.first,
      port_last: defaultPorts.last,
    },
    check: ({ port_first, port_last }) =>
      refuseFields({ port_last: port_last < port_first && 'The last port must not be below the first' }),
    tell: () => deps.events.emit('admin', 'deployment-settings-changed', {}),
  });
