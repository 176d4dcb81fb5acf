import { contract, type NodeDefaults } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { DeploymentSettingsStore } from './deployment-settings.ts';
import { createFormSettings, type FormSettings } from './house-settings.ts';
import { refuseOlder } from './refuse-older.ts';
import type { Settings } from './settings.ts';

const elsewhere = { port_first: true, port_last: true, version: true } as const;

/** The initial values of the form for a new node. Its ports are shared with the deployment settings. */
export function createNodeDefaults(deps: {
  db: Database;
  settings: Settings;
  audit: Audit;
  events: Events;
  deploymentSettings: DeploymentSettingsStore;
}): FormSettings<NodeDefaults> {
  const { db, audit, deploymentSettings } = deps;
  const key = 'node_defaults';
  const own = createFormSettings<Omit<NodeDefaults, keyof typeof elsewhere>>(deps, {
    key,
    schema: contract.adminNodeDefaults.read.response.omit(elsewhere),
    defaults: {
      kind: 'ssh',
      ssh_user: 'root',
      ssh_port: 22,
      tls_port: 2376,
      capacity: null,
      provider: '',
      region: '',
    },
    tell: () => deps.events.emit('admin', 'node-defaults-changed', {}),
  });

  const read = async () => {
    const { port_first, port_last } = await deploymentSettings.read();
    return { ...(await own.read()), port_first, port_last };
  };

  return {
    key,
    read,
    save: ({ port_first, port_last, ...change }, basedOn) =>
      db.transaction(async () => {
        await refuseOlder(deps, { names: [key, deploymentSettings.key], read }, basedOn);
        const range = { ...(port_first && { port_first }), ...(port_last && { port_last }) };
        const hasRange = Object.keys(range).length > 0;
        if (hasRange) await audit.part(() => deploymentSettings.save(range));
        if (!hasRange || Object.keys(change).length > 0) await audit.part(() => own.save(change));
      }),
  };
}
