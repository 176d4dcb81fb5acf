import type { FieldData } from '@kronos/api';
import type { PlainKey } from '../messages/catalogue.ts';
import type { Messages, Translate } from '../messages/create-messages.ts';
import type { AreaOf, HasTexts } from './list-texts.ts';

/** The subjects that have texts for a record's page: `words.alerts` of `words.alerts.form.missing`. */
export type FormSubject = PlainKey extends infer K ? (K extends `${infer S}.form.missing` ? S : never) : never;

/** Whether there is a text under the subject, or under its area for all subjects in it. */
type Said<S extends string, Name extends string> = `${S}.${Name}` extends PlainKey
  ? true
  : `${AreaOf<S>}.${Name}` extends PlainKey
    ? true
    : false;

/** The texts of every record, whatever its page shows. */
export type RecordText = 'loading' | 'failed' | 'missing' | 'back';
/** The texts for creating a record. */
export type NewText = 'new' | 'text' | 'created';
/** The texts for deleting a record. */
export type DeleteText = 'delete' | 'deleteTitle' | 'deleteText' | 'deleted';
type FormText = RecordText | NewText | DeleteText | 'saved';

/** The names of texts that a subject lacks. */
export type MissingTexts<S extends string, Name extends string> = Name extends unknown
  ? Said<S, `form.${Name}`> extends true
    ? never
    : Name
  : never;

/** The names of tabs without a title. */
export type UntitledTabs<S extends string, Name> = Name extends string
  ? `${S}.tab.${Name}` extends PlainKey
    ? never
    : Name
  : never;

/** The names of sections without a title. */
export type UntitledSections<S extends string, Name> = Name extends string
  ? Said<S, `section.${Name}`> extends true
    ? never
    : Name
  : never;

/** The options of a field; an optional choice also has `none`. */
type OptionOf<F extends FieldData> = F extends { options: infer O extends readonly string[] }
  ? O[number] | (F extends { kind: 'choice'; required?: never } ? 'none' : never)
  : never;

type Labelled<S extends string, F extends FieldData> =
  Said<S, `field.${F['name']}`> extends true ? true : Said<S, `column.${F['name']}`>;

/** The names of fields without a label, or with an option without a text. */
export type UnwordedFields<S extends string, F extends FieldData> = F extends unknown
  ? [Labelled<S, F>, HasTexts<S, F['name'], OptionOf<F>>] extends [true, true]
    ? never
    : F['name']
  : never;

/** The texts of a form, which the catalogue has under the subject, or else under its area. */
export function formTexts(subject: string, t: Translate, knows: Messages['knows']) {
  const [area = ''] = subject.split('.');
  // The compiler reports the texts that a declaration lacks.
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    (t as (key: string, values?: Readonly<Record<string, string>>) => string)(key, values);
  const first = (...names: string[]) =>
    names.flatMap((name) => [`${subject}.${name}`, `${area}.${name}`]).find((key) => knows(key));
  const found = (...names: string[]) => say(first(...names) ?? `${subject}.${names[0]}`);
  const perhaps = (name: string, values?: Readonly<Record<string, string>>) => {
    const key = first(name);
    return key === undefined ? undefined : say(key, values);
  };
  return {
    form: (name: FormText) => found(`form.${name}`),
    /** The purpose of the form, if there is a text for it. */
    about: () => perhaps('form.text'),
    /** What may have happened to a missing record, if there is a text for it. */
    missingText: () => perhaps('form.missingText'),
    /** The question before a record is deleted. */
    confirmDelete: (name: string) => perhaps('form.deleteConfirm', { name }) ?? found('form.deleteText'),
    /** The tabs of a form and of the history have the same title everywhere. */
    tab: (name: string) => say(first(`tab.${name}`) ?? `forms.tab.${name}`),
    /** The button that saves a new record; without its own text it has that of the button that opens the form. */
    create: () => perhaps('form.create') ?? say(`${subject}.list.create`),
    section: (name: string) => ({ title: found(`section.${name}`), description: perhaps(`section.${name}.text`) }),
    /** A field without its own label has that of its column. */
    field: ({ name }: { name: string }) => ({
      label: found(`field.${name}`, `column.${name}`),
      help: perhaps(`field.${name}.help`),
      option: (value: string) => say(`${area}.${name}.${value || 'none'}`),
    }),
  };
}

export type FormTexts = ReturnType<typeof formTexts>;
