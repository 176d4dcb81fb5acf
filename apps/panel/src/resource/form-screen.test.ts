import type { EndpointFunctions } from '@kronos/api';
import type { Contract } from '@kronos/api/contract';
import type { createFields as alertFields } from '@kronos/api/forms/admin-alerts';
import type { createFields as productFields } from '@kronos/api/forms/admin-products';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OwnField } from './form-inputs.tsx';
import type { UnfitFields, UnfitInputs, UnfitSections, MissingText } from './form-types.ts';
import { bodyOf, differing, sentOf, valuesOf } from './form-values.ts';

type Alerts = EndpointFunctions<Contract>['adminAlerts'];
type Alert = typeof alertFields;
type Rest = 'is_dismissible' | 'audience' | 'pages' | 'is_enabled' | 'starts_at' | 'ends_at';
type Field<N extends string> = readonly [{ name: N; kind: 'text'; initial: '' }];
type Choice<V extends string> = readonly [
  { name: 'tone'; kind: 'choice'; required: true; options: readonly V[]; initial: null },
];

it('does not compile when the form, a field, an option or a section has no text', () => {
  expectTypeOf<MissingText<'words.alerts', Alerts>>().toBeUnknown();
  expectTypeOf<MissingText<'trials', Alerts>>().toBeNever();
  expectTypeOf<UnfitFields<'words.alerts', Alert, Alerts>>().toBeUnknown();
  expectTypeOf<UnfitFields<'users', Field<'text'>, Alerts>>().toBeNever();
  expectTypeOf<UnfitFields<'words.alerts', Choice<'info'>, Alerts>>().toBeUnknown();
  expectTypeOf<UnfitFields<'words.alerts', Choice<'info' | 'pink'>, Alerts>>().toBeNever();
  expectTypeOf<UnfitSections<'words.alerts', Alert, { message: ('text' | 'tone' | Rest)[] }>>().toBeUnknown();
  expectTypeOf<UnfitSections<'words.alerts', Alert, { attic: ('text' | 'tone' | Rest)[] }>>().toBeNever();
});

it('does not compile when a field lacks a section, is unknown to the endpoint, or has an input of another type', () => {
  expectTypeOf<UnfitSections<'words.alerts', Alert, { message: ('text' | Rest)[] }>>().toBeNever();
  expectTypeOf<UnfitFields<'words.alerts', typeof productFields, Alerts>>().toBeNever();
  expectTypeOf<UnfitInputs<Alerts, { pages: OwnField<string[], object> }>>().toEqualTypeOf<{
    readonly pages: unknown;
  }>();
  expectTypeOf<UnfitInputs<Alerts, { pages: OwnField<number, object> }>>().toEqualTypeOf<{ readonly pages: never }>();
});

describe('the values of a form', () => {
  const fields = [
    { name: 'name', kind: 'text', initial: '' },
    { name: 'limits.cpus', kind: 'number', initial: 2 },
    { name: 'limits.disk.gb', kind: 'number', initial: null },
  ] as const;

  it('are read from a record by their path, and have their initial value where it lacks them', () => {
    expect(valuesOf(fields, { name: 'Plex', limits: { disk: { gb: 5 } }, id: 1 })).toEqual({
      name: 'Plex',
      'limits.cpus': 2,
      'limits.disk.gb': 5,
    });
  });

  it('are sent as nested records', () => {
    const values = { name: 'Plex', 'limits.cpus': 2, 'limits.disk.gb': null };
    expect(bodyOf(values)).toEqual({ name: 'Plex', limits: { cpus: 2, disk: { gb: null } } });
  });

  it('are compared by content', () => {
    const one = { name: 'Plex', 'limits.cpus': [1, 2] };
    expect(differing(fields, one, { ...one, 'limits.cpus': [1, 2] })).toEqual([]);
    expect(differing(fields, one, { ...one, 'limits.cpus': [2, 1] }).map(({ name }) => name)).toEqual(['limits.cpus']);
  });

  it('are sent if their fields are visible, without secrets that are left empty', () => {
    const values = { name: 'Films', password: '', config: '[media]', user: 'ada' };
    const inSight = ['name', 'password', 'config'].map((name) => ({ name, kind: 'text', initial: '' }) as const);
    expect(sentOf(inSight, values, ['password', 'config'])).toEqual({ name: 'Films', config: '[media]' });
    expect(sentOf(inSight, values, [])).toEqual({ name: 'Films', password: '', config: '[media]' });
  });
});
