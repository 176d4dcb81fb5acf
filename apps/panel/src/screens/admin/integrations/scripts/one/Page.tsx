import { createFields } from '@kronos/api/forms/admin-scripts';
import { adminScripts } from '@kronos/api/routes/admin-scripts';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { SourceField } from './SourceField.tsx';
import { ScriptVariables } from './ScriptVariables.tsx';
import { Versions } from './Versions.tsx';

/** A script for nodes with its versions and its form, or the form for a new one. */
export const Page = formScreen({
  subject: 'scripts',
  audit: 'script',
  calls: (api) => api.extend({ adminScripts }).adminScripts,
  fields: createFields,
  sections: {
    script: ['name', 'description'],
    program: ['source', 'as_root'],
    variables: ['variables'],
  },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.scripts),
  open: (id) => href(adminRoutes.script, { script: id }),
  staleOn: { admin: ['scripts-changed'] },
  param: 'script',
  custom: { source: SourceField, variables: ScriptVariables },
  above: (script) => script.version > 1 && <Versions script={script} />,
});
