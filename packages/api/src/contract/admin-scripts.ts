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
    sample: { body: { name: 'Free space', source: 'df -h\n' }, needs: 'a script that nobody misses' },
    summary: {
      list: 'The scripts for nodes, with how often each was run; `q` searches their names and descriptions.',
      one: 'One script as it runs now, with its variables.',
      create: 'Keeps a script. Nothing runs before `adminScriptRuns.begin`.',
      update:
        'Changes a script. Another text, variable or user makes its next version; runs under way stay as they are.',
      remove: 'Deletes a script with its versions. What its runs did stays in their log.',
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
    summary: 'The versions of a script, newest first.',
  },
  version: {
    ...admins,
    method: 'GET',
    path: `${path}/:id/versions/:version`,
    params: versionParams,
    sample: { needs: 'a script with several versions' },
    response: z.object({ data: scriptVersionDetail }),
    summary: 'What a script was in one of its versions.',
  },
  restore: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/versions/:version/restore`,
    params: versionParams,
    sample: { needs: 'a script with several versions' },
    response: done,
    summary: 'Makes a script what it was in a version, as its next version.',
  },
});
