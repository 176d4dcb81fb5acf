import type { FieldData } from '@kronos/api';
import type { PlainKey } from '../messages/catalogue.ts';
import type { Messages, Translate } from '../messages/create-messages.ts';
import type { AreaOf, HasTexts } from './list-texts.ts';

/** What has the texts of a record's page: `words.alerts` of `words.alerts.form.missing`. */
export type FormSubject = PlainKey extends infer K ? (K extends `${infer S}.form.missing` ? S : never) : never;

/** True when a text stands under the subject, or under its area for all the subjects in it. */
type Said<S extends string, Name extends string> = `${S}.${Name}` extends PlainKey
  ? true
  : `${AreaOf<S>}.${Name}` extends PlainKey
    ? true
    : false;

/** What is said of every record, whatever its page shows. */
export type RecordText = 'loading' | 'failed' | 'missing' | 'back';
/** What is said where new ones are made. */
export type NewText = 'new' | 'text' | 'created';
/** What is said where a record can be deleted. */
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

/** The options that a field shows: choosing nothing is one where nothing is required. */
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

/** The texts of a form by the names that the catalogue has for them: under the subject, else under its area. */
export function formTexts(subject: string, t: Translate, knows: Messages['knows']) {
  const [area = ''] = subject.split('.');
  // Whoever declares a form is told by the compiler which texts are missing.
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
    /** What a form is for, where that is said. */
    about: () => perhaps('form.text'),
    /** What may have become of a missing record, where its subject says it. */
    missingText: () => perhaps('form.missingText'),
    /** What is asked before a record is deleted. */
    confirmDelete: (name: string) => perhaps('form.deleteConfirm', { name }) ?? found('form.deleteText'),
    /** A form, and the history of its record, are called the same everywhere. */
    tab: (name: string) => say(first(`tab.${name}`) ?? `forms.tab.${name}`),
    /** The button that saves a new one, called as the one that opens its form where it has no name of its own. */
    create: () => perhaps('form.create') ?? say(`${subject}.list.create`),
    section: (name: string) => ({ title: found(`section.${name}`), description: perhaps(`section.${name}.text`) }),
    /** A field is called as its column is, where it has no name of its own. */
    field: ({ name }: { name: string }) => ({
      label: found(`field.${name}`, `column.${name}`),
      help: perhaps(`field.${name}.help`),
      option: (value: string) => say(`${area}.${name}.${value || 'none'}`),
    }),
  };
}

export type FormTexts = ReturnType<typeof formTexts>;
