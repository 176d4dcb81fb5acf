import type { FieldData } from '@kronos/api';
import type { FormValues } from '@kronos/ui/FormFields';

/**
 * The values of a form for a record. A nested field is found by its path; one that the record lacks has its initial
 * value.
 */
export const valuesOf = (fields: readonly FieldData[], record: object): FormValues =>
  Object.fromEntries(
    fields.map(({ name, initial }) => [name, name.split('.').reduce<unknown>(memberOf, record) ?? initial]),
  );

/** The body that contains the values of a form. */
export function bodyOf(values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.');
    const last = path.pop() ?? name;
    let place = body;
    for (const key of path) {
      const inner = isRecord(place[key]) ? place[key] : {};
      place[key] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return body;
}

/** The values to send: those of the visible fields. An empty secret is not sent, so that the stored one is kept. */
export const sentOf = (inSight: readonly FieldData[], values: FormValues, secrets: readonly string[]): FormValues =>
  Object.fromEntries(
    inSight.flatMap(({ name }) => (secrets.includes(name) && !values[name] ? [] : [[name, values[name]]])),
  );

/** The fields in which two states of a form differ. */
export const differing = <F extends FieldData>(fields: readonly F[], one: FormValues, other: FormValues): F[] =>
  fields.filter(({ name }) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const memberOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);
