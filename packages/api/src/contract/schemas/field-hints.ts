import { z } from 'zod';
import type { FieldKind } from '../../forms/field-data.ts';

/**
 * How a field is entered, if its schema alone does not tell. A `plain` number is a name, such as that of an invoice; a
 * `required` field may be omitted by a call, but not be empty in a form. A hint is registered last, since each further
 * check of zod creates another schema: `z.string().max(2000).register(fieldHints, { kind: 'long-text' })`.
 */
export const fieldHints = z.registry<{ kind?: FieldKind; unit?: string; plain?: true; required?: true }>();
