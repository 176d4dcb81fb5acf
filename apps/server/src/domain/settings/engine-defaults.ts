import { contract, type EngineDefaults } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import type { ContainerSpec } from '../../engines/port.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { createFormSettings, type FormSettings } from './house-settings.ts';
import type { Settings } from './settings.ts';

export type EngineDefaultsStore = FormSettings<EngineDefaults>;

/** The settings with which the containers of servers are created. */
export const createEngineDefaults = (deps: {
  db: Database;
  settings: Settings;
  audit: Audit;
  events: Events;
}): EngineDefaultsStore =>
  createFormSettings<EngineDefaults>(deps, {
    key: 'engine',
    schema: contract.adminEngineDefaults.read.response.omit({ version: true }),
    // A media server that is killed while writing may lose its database, and logs must not fill the disk of a node.
    defaults: { stop_seconds: 30, log_megabytes: 10, log_files: 3, dns: [] },
    tell: () => deps.events.emit('admin', 'docker-settings-changed', {}),
  });

/** Returns the part of a container's spec that the defaults determine. */
export const specOf = (defaults: EngineDefaults): Pick<ContainerSpec, 'stopSeconds' | 'dns' | 'log'> => ({
  stopSeconds: defaults.stop_seconds,
  dns: defaults.dns,
  log: { megabytes: defaults.log_megabytes, files: defaults.log_files },
});
