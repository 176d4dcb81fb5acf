import { defineEndpoints } from './define.ts';
import { basedOn, done, recordVersion } from './schemas/common.ts';
import { engineDefaults } from './schemas/engine-defaults.ts';

const path = '/api/admin/settings/engine';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

export const adminEngineDefaults = defineEndpoints({
  read: {
    ...admins,
    method: 'GET',
    path,
    response: engineDefaults.extend({ version: recordVersion }),
    summary: 'Returns the settings with which server containers are created on every node.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    query: basedOn,
    body: engineDefaults.partial(),
    sample: { from: 'adminEngineDefaults.read', keeps: true, body: { stop_seconds: '{stop_seconds}' } },
    response: done,
    summary:
      'Changes the settings of new containers. Existing ones stay unchanged until they are rebuilt, and so do omitted fields.',
  },
});
