import { z } from 'zod';
import { fieldHints } from '../src/contract/schemas/field-hints.ts';
import type { FieldKind } from '../src/exports/index.ts';

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minItems?: number;
  /** How a form shows the field; only with `hints`. */
  hint?: { kind?: FieldKind; unit?: string; plain?: true; required?: true };
}

/**
 * A schema as JSON Schema: `input` as a caller sends it, `output` as a response contains it. Details that zod adds for
 * machines alone are omitted: the bounds of a safe integer, a pattern next to its format, and that a response may have
 * no further fields. A schema that `refer` names becomes a reference.
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  { refer, hints = false }: { refer?: (inner: z.core.$ZodType) => string | undefined; hints?: boolean } = {},
): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const $ref = refer?.(zodSchema) ?? jsonSchema.$ref;
      if ($ref !== undefined) {
        // A refined schema has the reference of the schema that it refines, next to a copy of its fields.
        for (const key of Object.keys(jsonSchema)) if (key !== 'default') delete jsonSchema[key];
        jsonSchema.$ref = $ref;
        return;
      }
      const { _zod: zod } = zodSchema;
      const hint = hints && fieldHints.get(zodSchema);
      if (hint) jsonSchema.hint = hint;
      // For a number that may also be sent as text, zod omits the default from the schema of the input.
      if (zod.def.type === 'default' && io === 'input') jsonSchema.default = zod.def.defaultValue;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json as JsonSchema;
}

/** The kinds of a discriminated union. */
export const kindsOf = ({ oneOf = [] }: JsonSchema): JsonSchema[] => oneOf;

/** The schema without null; for a union, its first kind. */
export function withoutNull({ anyOf, oneOf, ...schema }: JsonSchema): JsonSchema {
  if (oneOf) return oneOf[0] ?? schema;
  if (anyOf) return anyOf.find(({ type }) => type !== 'null') ?? schema;
  return Array.isArray(schema.type)
    ? { ...schema, type: schema.type.find((type) => type !== 'null') ?? 'null' }
    : schema;
}

export const isNullable = ({ type, anyOf = [] }: JsonSchema): boolean =>
  [type].flat().includes('null') || anyOf.some((one) => one.type === 'null');
