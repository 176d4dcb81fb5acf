import type { FieldData } from '@kronos/api';
import type { OwnField } from './form-inputs.tsx';
import type { FormCalls, RecordOf } from './form-store.ts';
import type { DeleteText, MissingTexts, NewText, RecordText, UntitledSections, UnwordedFields } from './form-texts.ts';
import type { Unless } from './unless.ts';

/** The input: the part of the record that the form has fields for. */
export type DraftOf<G, Fs extends readonly FieldData[]> = Pick<
  RecordOf<G>,
  Extract<keyof RecordOf<G>, MemberOf<NameIn<Fs>>>
>;
/** The body that the endpoint accepts: that of `create`, if there is one. */
type BodyOf<G> = G extends { create: (request: infer Q, ...more: never[]) => unknown }
  ? BodyIn<Q>
  : G extends { update: (request: infer Q, ...more: never[]) => unknown }
    ? BodyIn<Q>
    : never;
type BodyIn<Q> = Q extends { body: infer B } ? B : never;

export type Sections<Name extends string> = Readonly<Record<string, readonly Name[]>>;
export type NameIn<Fs extends readonly FieldData[]> = Fs[number]['name'];
/** The property of a body that a field is, or is part of. */
type MemberOf<Name extends string> = Name extends `${infer Member}.${string}` ? Member : Name;

/** Rejects a subject that lacks a text of its form. */
export type MissingText<S extends string, G> = Unless<
  MissingTexts<
    S,
    | RecordText
    | 'saved'
    | (G extends { create: object } ? NewText : never)
    | (G extends { remove: object } ? DeleteText : never)
  >
>;
/** Rejects fields without a text, or that the endpoint does not accept. */
export type UnfitFields<S extends string, Fs extends readonly FieldData[], G extends FormCalls<object>> = Unless<
  UnwordedFields<S, Fs[number]> | Exclude<MemberOf<NameIn<Fs>>, keyof BodyOf<G>>
>;
/** Rejects sections without a title, or that leave out a field. */
export type UnfitSections<S extends string, Fs extends readonly FieldData[], P extends Sections<NameIn<Fs>>> = Unless<
  UntitledSections<S, keyof P> | Exclude<NameIn<Fs>, P[keyof P][number]>
>;

/** The type of a field's value, as far as its kind determines it. */
type ValueOf<F extends FieldData> = F extends { options: infer O extends readonly string[] }
  ? F extends { kind: 'choices' }
    ? readonly O[number][]
    : O[number]
  : F extends { kind: 'switch' }
    ? boolean
    : F extends { kind: 'number' | 'money' }
      ? number | null
      : unknown;
/** Initial values of some fields, by name. */
export type BlankOf<Fs extends readonly FieldData[]> = { readonly [F in Fs[number] as F['name']]?: ValueOf<F> };

/** Inputs by the name of their field. */
export type Inputs<Name extends string> = { readonly [N in Name]?: OwnField<never, never> };
/** Rejects inputs for a field of another type. */
export type UnfitInputs<G, O> = {
  readonly [N in keyof O]: O[N] extends OwnField<infer V, never>
    ? N extends keyof RecordOf<G>
      ? RecordOf<G>[N] extends V
        ? unknown
        : never
      : unknown
    : never;
};
