import { defineEndpoints } from './define.ts';
import { basedOn, done, recordVersion } from './schemas/common.ts';
import { deploymentSettings } from './schemas/deployment.ts';

const path = '/api/admin/settings/deployment';

export const adminDeployment = defineEndpoints({
  read: {
    method: 'GET',
    path,
    who: 'admin',
    owner: 'house',
    response: deploymentSettings.extend({ version: recordVersion }),
    source: 'screens',
    summary: 'Returns how new servers are named and placed, and the ports of new nodes.',
  },
  save: {
    method: 'POST',
    path,
    who: 'admin',
    owner: 'house',
    query: basedOn,
    body: deploymentSettings.partial(),
    sample: { from: 'adminDeployment.read', keeps: true, body: { placement: '{placement}' } },
    response: done,
    source: 'screens',
    summary: 'Changes how servers are named and placed from now on. Omitted fields stay unchanged.',
  },
});
