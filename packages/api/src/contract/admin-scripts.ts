import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { done, idParams, recordNumber } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { scriptDetail, scriptDraft, scriptRow, scriptVersion, scriptVersionDetail } from './schemas/script.ts';

const path = '/api/admin/integrations/scripts';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
const versionParams = idParams.extend({ version: recordNumber });

/** The shell scripts that admins keep for nodes, with their earlier versions. */
export const adminScripts = defineEndpoints({
  ...resource({
    path,
    who: 'admin',
    group: 'adminScripts',
    many: 'scripts',
    filter: listFilter({ sorts: ['name', 'runs', 'last_run_at', 'changed_at'] }),
    record: scriptRow,
    detail: scriptDetail,
    body: scriptDraft,
    largestBody: 256 * 1024,
    // Names are unique, so a conformance run cannot create a second script to change.
    sample: { body: { name: 'Free space', source: 'df -h\n' }, needs: 'a script that may be deleted' },
    summary: {
      list: 'Returns the scripts for nodes, with the number of runs of each; `q` searches names and descriptions.',
      one: 'Returns the current version of one script, with its variables.',
      create: 'Creates a script. It does not run until `adminScriptRuns.begin` is called.',
      update:
        'Changes a script. A change of its text, variables or user creates a version; runs in progress are not affected.',
      remove: 'Deletes a script with its versions. The log of its runs stays.',
    },
  }),
  versions: {
    ...admins,
    method: 'GET',
    path: `${path}/:id/versions`,
    params: idParams,
    sample: { from: 'adminScripts.list' },
    bounded: 'the newest 100',
    response: z.object({ data: z.array(scriptVersion) }),
    summary: 'Returns the versions of a script, newest first.',
  },
  version: {
    ...admins,
    method: 'GET',
    path: `${path}/:id/versions/:version`,
    params: versionParams,
    sample: { needs: 'a script with several versions' },
    response: z.object({ data: scriptVersionDetail }),
    summary: 'Returns one version of a script.',
  },
  restore: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/versions/:version/restore`,
    params: versionParams,
    sample: { needs: 'a script with several versions' },
    response: done,
    summary: 'Restores an earlier version of a script as its next version.',
  },
});
