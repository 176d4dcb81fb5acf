import { proxy } from 'valtio/vanilla';
import { known } from '../platform/known.ts';
import type { Area, ArgumentsOf, MessageKey, PlainKey } from './catalogue.ts';

type Compiled = Readonly<Record<string, string | ((values: Readonly<Record<string, string | number>>) => string)>>;
/** Loads the texts of an area, by locale. */
export type Loaders = Readonly<Record<string, (area: Area) => Promise<Compiled>>>;

/** Returns a text of the catalogue in the locale of the page. */
export interface Translate {
  <K extends MessageKey>(key: K, ...values: ArgumentsOf<K>): string;
  /** True when an area that is loaded has the text: a server newer than this page may name one that it lacks. */
  knows: (key: string) => key is PlainKey;
}

/** A text that is translated when it is shown, by which time its area is loaded. */
export type Phrase = (t: Translate) => string;

export type Messages = ReturnType<typeof createMessages>;

/** The texts of one locale, area by area. An unknown locale falls back to English. */
export function createMessages({ loaders, locale }: { loaders: Loaders; locale: string }) {
  const chosen = loaders[locale] ?? loaders['en'];
  const texts = new Map<string, Compiled[string]>();
  const loading = new Map<Area, Promise<void>>();
  /** Grows with each loaded area, so that components can subscribe to it. */
  const state = proxy({ loaded: 0 });

  /** Loads an area once; screens wait for theirs. */
  const ensure = (area: Area): Promise<void> => {
    const before = loading.get(area);
    if (before) return before;
    const started = known(load(area));
    loading.set(area, started);
    // A chunk that failed to load is requested again next time.
    started.catch(() => loading.delete(area));
    return started;
  };

  const load = async (area: Area) => {
    for (const [key, text] of Object.entries((await chosen?.(area)) ?? {})) texts.set(key, text);
    state.loaded += 1;
  };

  const translate = <K extends MessageKey>(key: K, ...[values]: ArgumentsOf<K>): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`The area of the text "${key}" is not loaded.`);
    return typeof text === 'string' ? text : text(values ?? {});
  };

  /** True when an area that is loaded has the text. */
  const knows = (key: string): key is PlainKey => texts.has(key);
  const t: Translate = Object.assign(translate, { knows });

  return { state, ensure, t, knows, locale: chosen === loaders[locale] ? locale : 'en' };
}
