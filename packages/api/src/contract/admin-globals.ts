import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { instant } from './schemas/common.ts';
import { variableName, variableValue } from './schemas/environment.ts';
import { fieldHints } from './schemas/field-hints.ts';
import { listFilter } from './schemas/list.ts';

/** The fields that an admin fills in. */
const draft = z.object({
  name: variableName,
  /** If omitted or empty, the stored value is kept. */
  value: variableValue.register(fieldHints, { kind: 'password' }).optional(),
  /** A secret is stored encrypted and never shown again. */
  is_secret: z.boolean().default(false),
});
export type GlobalVariableDraft = z.infer<typeof draft>;

/** A global variable as admins see it. */
const record = z.object({
  id: z.number().int(),
  name: z.string(),
  is_secret: z.boolean(),
  /** Null if secret. */
  value: z.string().nullable(),
  /** How many products use it. */
  products: z.number().int(),
  /** How many servers use it. */
  servers: z.number().int(),
  /** How many scripts have variables that refer to it. */
  scripts: z.number().int(),
  created_at: instant,
});
export type GlobalVariable = z.infer<typeof record>;

/** The most products that are listed by name. */
export const mostNamedUses = 50;

const detail = record.extend({
  /** The products that use it, by name; the first fifty. */
  used_by: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type GlobalVariableDetail = z.infer<typeof detail>;

export const adminGlobals = defineEndpoints({
  ...resource({
    path: '/api/admin/integrations/globals',
    who: 'admin',
    group: 'adminGlobals',
    many: 'global variables',
    filter: listFilter({ sorts: ['name', 'products', 'servers', 'scripts', 'created_at'] }),
    record,
    detail,
    body: draft,
    source: '§7',
    // Names are unique, so a conformance run cannot create a second variable to change.
    sample: { body: { name: 'TIME_ZONE', value: 'Europe/Berlin' }, needs: 'an unused global variable' },
    summary: {
      list: 'Returns the global variables, with how many products, servers and scripts use each; `q` searches their names.',
      one: 'Returns one global variable, with the products that use it. A secret value is never returned.',
      create: 'Creates a global variable, which products use as `{{NAME}}` in their environment.',
      update:
        'Changes a global variable; new containers get the new value. A variable in use cannot be renamed; turning a secret into a plain value requires the value again.',
      remove: 'Deletes a global variable; 409 while a product, a server or a script uses it.',
    },
  }),
});
