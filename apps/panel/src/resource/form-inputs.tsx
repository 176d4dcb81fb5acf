import type { FieldData } from '@kronos/api';
import type { FormValues } from '@kronos/ui/FormFields';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../context/lazy-part.ts';
import type { FoundIn } from './FoundField.tsx';
import type { FormTexts } from './form-texts.ts';

// Loaded separately, because it contains the endpoints of admins, and forms share a chunk with the text editor.
const LazyFoundField = lazyPart(() => import('./FoundField.tsx'), 'FoundField');

/** The props of a screen's own input. */
export interface OwnFieldProps<V, D> {
  name: string;
  label: string;
  help: string | undefined;
  value: V;
  onChange(value: V): void;
  /** The record, or what is known about a new one, with the current input. */
  draft: D;
  /** The record as it is saved, or what is known about a new one. */
  saved: D;
}
export type OwnField<V, D> = (props: OwnFieldProps<V, D>) => ReactNode;

export interface FormInputs {
  /** The screen's own inputs. The value of a field has the type that it has in the body. */
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

/** Renders an input; `set` changes its value. */
type Draw = (field: { name: string }, set: (value: unknown) => void) => ReactNode;

/** The inputs that replace the kit's, by the name of the field. */
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

/** The saved record that a field refers to; null for a new record. */
export const savedIn = ({ saved }: FoundIn<never>, base: object) => ('id' in base ? saved(base as never) : null);
