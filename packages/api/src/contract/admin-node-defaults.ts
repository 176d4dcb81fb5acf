import { defineEndpoints } from './define.ts';
import { basedOn, done, recordVersion } from './schemas/common.ts';
import { nodeDefaults } from './schemas/node-defaults.ts';

const path = '/api/admin/settings/nodes';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

export const adminNodeDefaults = defineEndpoints({
  read: {
    ...admins,
    method: 'GET',
    path,
    response: nodeDefaults.extend({ version: recordVersion }),
    summary: 'Returns the default values for new nodes.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    query: basedOn,
    body: nodeDefaults.partial(),
    sample: { from: 'adminNodeDefaults.read', keeps: true, body: { ssh_user: '{ssh_user}' } },
    response: done,
    summary: 'Changes the default values for new nodes. Existing nodes and omitted fields stay unchanged.',
  },
});
