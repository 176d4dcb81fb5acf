import { isDeepStrictEqual } from 'node:util';
import { isNullable, type JsonSchema, kindsOf, withoutNull } from './json-schema.ts';

/** One field of a schema, described in words. */
export interface Field {
  name: string;
  type: string;
  limits: string;
}

/** The fields of a schema at any depth, each by its path, such as `data[].ping.ms`. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const plain = withoutNull(schema);
  if (plain.type === 'array') return fieldsOf(plain.items ?? {}, `${prefix}[]`);
  const kinds = kindsOf(schema);
  if (kinds.length > 1) return kinds.flatMap((kind) => fieldsOf(kind, prefix)).filter(isFirst);
  return Object.entries(plain.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const isOptional = !plain.required?.includes(key);
    return [{ name, type: typeOf(property), limits: limitsOf(property, isOptional) }, ...fieldsOf(property, name)];
  });
}

/** Whether a field is the first of its kind: fields that the kinds of a union share are listed once. */
const isFirst = (field: Field, place: number, fields: Field[]): boolean =>
  fields.findIndex((one) => isDeepStrictEqual(one, field)) === place;

function typeOf(schema: JsonSchema): string {
  const { type, format, items, const: only, additionalProperties } = withoutNull(schema);
  let text = format ?? String(type);
  if (only !== undefined) text = JSON.stringify(only);
  else if (type === 'array') text = `array of ${typeOf(items ?? {})}`;
  else if (typeof additionalProperties === 'object') text = `object of ${typeOf(additionalProperties)}`;
  return isNullable(schema) ? `${text} or null` : text;
}

function limitsOf(schema: JsonSchema, isOptional: boolean): string {
  const plain = withoutNull(schema);
  const above = plain.exclusiveMinimum;
  const limits = {
    optional: isOptional && schema.default === undefined,
    [`default ${JSON.stringify(schema.default)}`]: schema.default !== undefined,
    [`one of ${plain.enum?.map((value) => `\`${String(value)}\``).join(', ')}`]: plain.enum !== undefined,
    [`keys ${plain.propertyNames?.enum?.map((value) => `\`${String(value)}\``).join(', ')}`]:
      plain.propertyNames?.enum !== undefined,
    [`at least ${plain.minLength} characters`]: plain.minLength !== undefined,
    [`at most ${plain.maxLength} characters`]: plain.maxLength !== undefined,
    [`at least ${plain.minimum ?? (above ?? 0) + 1}`]: plain.minimum !== undefined || above !== undefined,
    [`at most ${plain.maximum}`]: plain.maximum !== undefined,
    [`at most ${plain.maxItems} of them`]: plain.maxItems !== undefined,
    [`\`${plain.pattern?.replaceAll('|', '\\|')}\``]: plain.pattern !== undefined,
  };
  return Object.entries(limits)
    .flatMap(([text, applies]) => (applies ? [text] : []))
    .join('; ');
}
