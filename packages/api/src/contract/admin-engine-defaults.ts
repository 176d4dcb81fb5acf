import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { engineDefaults } from './schemas/engine-defaults.ts';

const path = '/api/admin/settings/engine';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

export const adminEngineDefaults = defineEndpoints({
  read: {
    ...admins,
    method: 'GET',
    path,
    response: engineDefaults,
    summary: 'What the containers of servers are made with on every node.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    body: engineDefaults.partial(),
    sample: { from: 'adminEngineDefaults.read', keeps: true, body: { stop_seconds: '{stop_seconds}' } },
    response: done,
    summary:
      'Changes what containers are made with from now on. Those that there are stay as they are until they are rebuilt. What is left out stays.',
  },
});
