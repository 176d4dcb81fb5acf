import { createFields } from '@kronos/api/forms/admin-globals';
import { adminGlobals } from '@kronos/api/routes/admin-globals';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { Uses } from './Uses.tsx';
import { ValueField } from './ValueField.tsx';

/** A global variable with its uses and its form, or the form for a new one. */
export const Page = formScreen({
  subject: 'globals',
  audit: 'global-variable',
  calls: (api) => api.extend({ adminGlobals }).adminGlobals,
  fields: createFields,
  sections: { variable: ['name', 'is_secret', 'value'] },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.globals),
  open: (id) => href(adminRoutes.global, { global: id }),
  staleOn: { admin: ['globals-changed'] },
  param: 'global',
  secrets: ['value'],
  custom: { value: ValueField },
  above: (variable) => <Uses variable={variable} />,
});
