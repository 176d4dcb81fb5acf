import type { FieldData, FieldKind } from '../src/exports/index.ts';
import { isNullable, type JsonSchema, withoutNull } from './json-schema.ts';

/**
 * The fields of the form for a body with this schema; fields of a nested record that is always sent are named by path.
 */
export function formFieldsOf(schema: JsonSchema, prefix = ''): FieldData[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const isSent = schema.required?.includes(key) === true || property.default !== undefined;
    return isSent && property.properties ? formFieldsOf(property, `${name}.`) : [fieldOf(name, property, isSent)];
  });
}

/**
 * One field. A field with a default is always sent, like a required one; an optional field may be empty, unless a hint
 * says otherwise.
 */
function fieldOf(name: string, property: JsonSchema, isSent: boolean): FieldData {
  const schema = withoutNull(property);
  const kind = kindOf(property);
  const nullable = isNullable(property);
  const { minLength, maxLength, pattern, minItems, maxItems, items } = schema;
  const options = kind === 'choices' ? items?.enum : schema.enum;
  return {
    name,
    kind,
    ...((isSent || schema.hint?.required) && !nullable && refusesEmpty(kind, schema) && { required: true }),
    ...(nullable && { nullable: true }),
    ...defined({ minLength, maxLength, pattern: kind === 'date-time' ? undefined : pattern }),
    ...defined({ min: schema.minimum ?? lowestAbove(schema.exclusiveMinimum), max: schema.maximum }),
    ...(schema.type === 'integer' && { whole: true }),
    ...(schema.hint?.plain && { plain: true }),
    ...defined({ unit: schema.hint?.unit, options: options?.map(String), minItems, maxItems }),
    ...(kind === 'rows' && { fields: formFieldsOf(items ?? {}) }),
    initial: initialOf(kind, property),
  };
}

const kindsOfFormat: Readonly<Record<string, FieldKind>> = { email: 'email', date: 'date', 'date-time': 'date-time' };
const kindsOfType: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'switch',
};

function kindOf(property: JsonSchema): FieldKind {
  const { hint, enum: options, items, format = '', type, anyOf } = whole(property);
  if (hint?.kind) return hint.kind;
  if (anyOf) return 'other';
  if (options) return 'choice';
  if (type === 'array') return kindOfItems(items ?? {});
  return kindsOfFormat[format] ?? kindsOfType[String(type)] ?? 'other';
}

function kindOfItems({ enum: options, properties, type }: JsonSchema): FieldKind {
  if (options) return 'choices';
  if (properties) return 'rows';
  return type === 'string' ? 'tags' : 'other';
}

/** A schema without null; a union of several others is left as it is. */
function whole(property: JsonSchema): JsonSchema {
  const others = property.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return others.length > 1 ? property : withoutNull(property);
}

function refusesEmpty(kind: FieldKind, { type, minLength = 0, minItems = 0, format, pattern }: JsonSchema): boolean {
  if (kind === 'switch') return false;
  if (type === 'array') return minItems > 0;
  if (kind === 'choice' || type !== 'string') return true;
  return minLength > 0 || format !== undefined || pattern !== undefined;
}

function initialOf(kind: FieldKind, property: JsonSchema): FieldData['initial'] {
  if (property.default !== undefined) return property.default as FieldData['initial'];
  if (kind === 'switch') return false;
  if (withoutNull(property).type === 'array') return [];
  return withoutNull(property).type === 'string' && kind !== 'choice' && !isNullable(property) ? '' : null;
}

const lowestAbove = (number: number | undefined) => (number === undefined ? undefined : number + 1);

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The values without undefined ones. */
const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
