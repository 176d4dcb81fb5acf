import type { PlainKey } from '../messages/catalogue.ts';
import type { Translate } from '../messages/create-messages.ts';

/** The area of the message catalogue that a subject belongs to: `words` of `words.alerts`. */
export type AreaOf<S extends string> = S extends `${infer A}.${string}` ? A : S;

/** The subjects that have texts for a list: `products` of `products.list.title`. */
export type ListSubject = PlainKey extends infer K ? (K extends `${infer S}.list.title` ? S : never) : never;

/** The names for which the area of a subject has texts of a kind: `name` of `products.column.name`. */
export type NameOf<S extends string, Kind extends 'column' | 'filter' | 'bulk'> = PlainKey extends infer K
  ? K extends `${AreaOf<S>}.${Kind}.${infer N}`
    ? N
    : never
  : never;

/** The bulk actions for which the area of a subject has a question: `mediaKeys.bulk.forget.ask`, and its `.askText`. */
export type AskedAction<S extends string> = PlainKey extends infer K
  ? K extends `${AreaOf<S>}.bulk.${infer N}.askText`
    ? N
    : never
  : never;

/** The texts of values that are elsewhere in the catalogue, by the name of the column or filter, then by value. */
export type OtherTexts = Readonly<Record<string, Readonly<Record<string, PlainKey>>>>;

/**
 * Whether each of the values has a text: `products.type.plex` for the value `plex` of `type`, unless it is elsewhere.
 */
export type HasTexts<S extends string, Name extends string, V extends string, W = unknown> = Name extends keyof W
  ? [V] extends [keyof W[Name]]
    ? true
    : false
  : `${AreaOf<S>}.${Name}.${V}` extends PlainKey
    ? true
    : false;

/** The texts of a list, found in the catalogue by their names. */
export function listTexts(subject: string, t: Translate, others: OtherTexts = {}) {
  const [area = ''] = subject.split('.');
  // The compiler reports the texts that a declaration lacks.
  const say = (key: string) => t(key as PlainKey);
  const sayCount = (key: string, count: number) =>
    (t as (key: string, values: { count: number }) => string)(key, { count });
  return {
    list: (name: 'title' | 'text' | 'search' | 'searchHint' | 'empty' | 'emptyText' | 'create') =>
      say(`${subject}.list.${name}`),
    column: (name: string) => say(`${area}.column.${name}`),
    filter: (name: string) => say(`${area}.filter.${name}`),
    option: (name: string, value: string) => say(others[name]?.[value] ?? `${area}.${name}.${value}`),
    bulk: (name: string) => say(`${area}.bulk.${name}`),
    bulkDone: (name: string, count: number) => sayCount(`${area}.bulk.${name}.done`, count),
    bulkAsk: (name: string, count: number) => sayCount(`${area}.bulk.${name}.ask`, count),
    bulkAskText: (name: string) => say(`${area}.bulk.${name}.askText`),
  };
}
