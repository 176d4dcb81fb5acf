import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import loaders from 'virtual:kronos-messages';
import { defaultMessages, type KitMessages } from '@kronos/ui/messages';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { areasOf, readCatalogue } from '../../build/messages.ts';
import type { ArgumentOf, MessageKey } from './catalogue.ts';
import { createMessages, type Translate } from './create-messages.ts';
import { kitMessages } from './kit-messages.ts';
import { kitWords } from './kit-words.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('..', import.meta.url));

/** The panel's own code, tests and texts left out. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !file.startsWith('messages/en/'))
  .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
  .concat(readFileSync(`${source}/../vite.config.ts`, 'utf8'))
  .join('\n');

const areas = areasOf(folder);
const catalogues = await Promise.all(
  areas.map(async (area) => [area, await readCatalogue(folder, 'en', area)] as const),
);
/** The same value for every argument; no text cares for more. */
const call = (text: (...values: never[]) => string, value: number): string =>
  (text as (...values: number[]) => string)(...Array.from({ length: text.length }, () => value));

const keys = new Set(catalogues.flatMap(([, catalogue]) => Object.keys(catalogue)));
const used = new Set(
  [...code.matchAll(new RegExp(`'((?:${areas.join('|')})\\.[A-Za-z0-9.]+)'`, 'g'))].map(([, key]) => key ?? ''),
);

describe('the catalogue', () => {
  it('has every text that the code asks for', () => {
    expect([...used].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has no text that nobody asks for', () => {
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(catalogues)('keeps the keys of %s under its name', (area, catalogue) => {
    expect(Object.keys(catalogue).filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
  });

  it('has every key in every locale, the pseudo-locale dressed up', async () => {
    for (const [locale, load] of Object.entries(loaders)) {
      const byArea = (await load()).default;
      for (const [area, catalogue] of catalogues) {
        const compiled = (await byArea[area]!()).default;
        expect(Object.keys(compiled), `${locale} ${area}`).toEqual(Object.keys(catalogue));
        const plain = Object.values(compiled).filter((text) => typeof text === 'string');
        const isDressed = (text: string) => (locale === 'en-XA') === /^\[.*\]$/s.test(text);
        expect(plain.filter((text) => !isDressed(text))).toEqual([]);
      }
    }
  });
});

describe('the kit’s words', () => {
  it('are in English what the kit says by itself, so that English need not load them', async () => {
    const messages = createMessages({ loaders, locale: 'en' });
    await messages.ensure('kit');
    const ours = kitMessages(messages.t);
    const spoken = (words: KitMessages) =>
      Object.entries(words).map(([name, text]) => [
        name,
        typeof text === 'string' ? text : [1, 2].map((n) => call(text, n)),
      ]);
    expect(Object.fromEntries(spoken(ours))).toEqual(Object.fromEntries(spoken(defaultMessages)));
    expect(await kitWords(messages)).toBeUndefined();
  });

  it('are loaded for other languages', async () => {
    const words = await kitWords(createMessages({ loaders, locale: 'en-XA' }));
    expect(words?.close).toMatch(/^\[Çļôšé .*\]$/);
  });
});

describe('messages', () => {
  it('says a text with its arguments, and refuses one whose area is not there', async () => {
    const messages = createMessages({ loaders, locale: 'en' });
    await messages.ensure('kit');
    expect(messages.t('kit.toastCountSpoken', { count: 2 })).toBe('2 times');
    expect(() => messages.t('notices.done')).toThrow(/notices\.done/);
  });

  it('falls back to English, and follows English plurals in the pseudo-locale', async () => {
    const [unknown, pseudo] = [createMessages({ loaders, locale: 'xx' }), createMessages({ loaders, locale: 'en-XA' })];
    await Promise.all([unknown.ensure('common'), pseudo.ensure('kit')]);
    expect(unknown.locale).toBe('en');
    expect(unknown.t('common.retry')).toBe('Retry');
    expect(pseudo.t('kit.toastCountSpoken', { count: 1 })).toMatch(/^\[1 ţîɱé .*\]$/);
  });

  it('loads an area again when its chunk did not arrive', async () => {
    let tries = 0;
    const { default: en } = await loaders['en']!();
    const common = () => ((tries += 1) === 1 ? Promise.reject(new Error('no chunk')) : en['common']!());
    const messages = createMessages({ loaders: { en: async () => ({ default: { ...en, common } }) }, locale: 'en' });
    await expect(messages.ensure('common')).rejects.toThrow('no chunk');
    await messages.ensure('common');
    expect(messages.t('common.retry')).toBe('Retry');
  });

  it('types keys and arguments from the texts', () => {
    expectTypeOf<
      ArgumentOf<'Hi {name}, you have {count, plural, one{# server of {owner}} other{many}}'>
    >().toEqualTypeOf<['name', string | number] | ['count', number] | ['owner', string | number]>();
    expectTypeOf<ArgumentOf<'{kind, select, a{A} other{O}} done'>>().toEqualTypeOf<['kind', string]>();
    expectTypeOf<ArgumentOf<'no arguments'>>().toEqualTypeOf<never>();
    expectTypeOf<'common.nothing'>().not.toExtend<MessageKey>();
    const check = (t: Translate) => {
      t('common.title.document', { page: 'P', brand: 'B' });
      // @ts-expect-error an argument is missing
      t('common.title.document', { page: 'P' });
      // @ts-expect-error arguments are missing
      t('common.title.document');
      // @ts-expect-error there is no such text
      t('common.nothing');
      // @ts-expect-error it takes no arguments
      t('common.retry', { count: 1 });
    };
    expectTypeOf(check).toBeFunction();
  });
});
