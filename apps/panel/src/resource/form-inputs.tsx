import type { FieldData } from '@kronos/api';
import type { FormValues } from '@kronos/ui/FormFields';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../context/lazy-part.ts';
import type { FoundIn } from './FoundField.tsx';
import type { FormTexts } from './form-texts.ts';

// It knows the endpoints of admins, and forms share a chunk with the editor of texts.
const LazyFoundField = lazyPart(() => import('./FoundField.tsx'), 'FoundField');

/** The props of an input that a screen brings. */
export interface OwnFieldProps<V, D> {
  name: string;
  label: string;
  help: string | undefined;
  value: V;
  onChange(value: V): void;
  /** The record, or what is known of a new one, with all that is written. */
  draft: D;
  /** The record as it is saved, or what is known of a new one. */
  saved: D;
}
export type OwnField<V, D> = (props: OwnFieldProps<V, D>) => ReactNode;

export interface FormInputs {
  /** Inputs of the screen's own. A field's value is of the type that its body has for it. */
  custom: Readonly<Record<string, OwnField<never, never> | undefined>> | undefined;
  find: Readonly<Record<string, FoundIn<never> | undefined>> | undefined;
}

interface Written {
  fields: readonly FieldData[];
  texts: FormTexts;
  values: FormValues;
  base: object;
  draft: unknown;
}

/** Draws an input; `set` writes its value. */
type Draw = (field: { name: string }, set: (value: unknown) => void) => ReactNode;

/** What stands in place of the kit's inputs, by the name of its field. */
export function formInputs({ custom = {}, find = {} }: FormInputs, written: Written): Record<string, Draw> {
  const { fields, texts, values, base, draft } = written;
  const own = Object.entries(custom).flatMap(([name, Own]) => {
    if (!Own) return [];
    const Input = Own as OwnField<unknown, unknown>;
    const draw: Draw = (field, set) => {
      const { label, help } = texts.field(field);
      const props = { name, label, help, value: values[name], onChange: set, draft, saved: base };
      return <Input {...props} />;
    };
    return [[name, draw] as const];
  });
  const found = Object.entries(find).flatMap(([name, one]) => {
    if (!one) return [];
    const isRequired = fields.find((field) => field.name === name)?.required === true;
    const { label, help } = texts.field({ name });
    const draw: Draw = (_, set) => (
      <Suspense>
        <LazyFoundField
          records={one.records}
          name={name}
          label={label}
          help={help}
          isRequired={isRequired}
          value={values[name]}
          saved={savedIn(one, base)}
          onChange={set}
        />
      </Suspense>
    );
    return [[name, draw] as const];
  });
  return Object.fromEntries([...own, ...found]);
}

/** The record that a field refers to; none of a new one. */
export const savedIn = ({ saved }: FoundIn<never>, base: object) => ('id' in base ? saved(base as never) : null);
