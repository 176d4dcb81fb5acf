import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import loaders from 'virtual:kronos-messages';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { areasOf, readCatalogue } from '../../build/messages.ts';
import type { ArgumentOf, MessageKey } from './catalogue.ts';
import { createMessages, type Translate } from './create-messages.ts';
import { createFormat } from './format.ts';
import { kitWords } from './kit-words.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('..', import.meta.url));

/** The panel's own code, without tests and message files. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !/^messages\/[a-z]{2}\//.test(file),
  )
  .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
  .concat(readFileSync(`${source}/../vite.config.ts`, 'utf8'))
  .join('\n');

const areas = areasOf(folder);
const catalogues = await Promise.all(
  areas.map(async (area) => [area, await readCatalogue(folder, 'en', area)] as const),
);
const keys = new Set(catalogues.flatMap(([, catalogue]) => Object.keys(catalogue)));
const used = new Set(
  [...code.matchAll(new RegExp(`(?<!subject: )'((?:${areas.join('|')})\\.[\\w.-]+)'`, 'g'))].map(
    ([, key]) => key ?? '',
  ),
);
/** What keys that are built from parts look like: `trials.state.${state}`. */
const shapeOf = (made: string) => made.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+');
/** Keys built from parts, such as `trials.state.${state}`; the types ensure that each of them exists. */
const patterns = [...code.matchAll(new RegExp(`\`((?:${areas.join('|')})\\.[^\`]*\\$\\{[^\`]*)\``, 'g'))].map(
  ([, made = '']) => new RegExp(`^${shapeOf(made)}$`),
);
/**
 * Key prefixes that a declared list uses through its subject, with its filters' values; the types ensure that they
 * exist.
 */
const declared = [...code.matchAll(/listScreen\(\{\s+subject: ['`]([\w.${}]+)['`]/g)].flatMap(([, subject = '']) => {
  const [area = ''] = subject.split('.');
  const filters = [...keys].filter((key) => key.startsWith(`${area}.filter.`)).map((key) => key.replace('.filter', ''));
  return [`${subject}.list`, `${area}.column`, `${area}.filter`, `${area}.bulk`, ...filters].map(
    (start) => `${start}.`,
  );
});
/** What a declared record or its form asks for, by the names of its fields and sections and the values of its choices. */
const forms = [...code.matchAll(/(?:formScreen|recordForm|detailScreen)\(\{\s+subject: '([\w.]+)'/g)].flatMap(
  ([, subject = '']) => {
    const [area = ''] = subject.split('.');
    const choices = [...keys].flatMap((key) => /\.(?:field|column)\.(\w+)$/.exec(key)?.[1] ?? []);
    return [`${subject}.form`, `${subject}.tab`, `${subject}.section`, `${area}.section`, `${area}.field`]
      .concat(choices.map((name) => `${area}.${name}`))
      .map((start) => `${start}.`);
  },
);
const starts = [...declared, ...forms].map((start) => new RegExp(`^${shapeOf(start)}`));
const isDeclared = (key: string) => starts.some((start) => start.test(key));

describe('the message catalogue', () => {
  it('has every text that the code uses', () => {
    expect([...used].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has no unused text', () => {
    const isAskedFor = (key: string) =>
      used.has(key) || isDeclared(key) || patterns.some((pattern) => pattern.test(key));
    expect([...keys].filter((key) => !isAskedFor(key))).toEqual([]);
  });

  it.each(catalogues)('prefixes the keys of %s with its name', (area, catalogue) => {
    // Names of pages are asked for by the id of their route, wherever that is.
    const prefix = area === 'adminTitles' ? 'titles' : area;
    expect(Object.keys(catalogue).filter((key) => !key.startsWith(`${prefix}.`))).toEqual([]);
  });

  it('has every key in every locale, accented in the pseudo-locales', async () => {
    for (const [locale, load] of Object.entries(loaders)) {
      for (const [area, catalogue] of catalogues) {
        const compiled = await load(area);
        expect(Object.keys(compiled), `${locale} ${area}`).toEqual(Object.keys(catalogue));
        const plain = Object.values(compiled).filter((text) => typeof text === 'string');
        const isDressed = (text: string) => /-X[AB]$/.test(locale) === /^\[.*\]$/s.test(text);
        expect(plain.filter((text) => !isDressed(text))).toEqual([]);
      }
    }
  });
});

describe('the German catalogue', () => {
  /** The arguments of a text with their kinds, each once: a language may need them in another order or twice. */
  const argumentsOf = (text: string) =>
    [
      ...new Set(
        [...text.matchAll(/\{(\w+)(?:, (plural|select),|\})/g)].map(([, name, kind]) => `${name} ${kind ?? ''}`),
      ),
    ].sort();

  it.each(catalogues)('has every text of %s with the same arguments', async (area, english) => {
    const german = await readCatalogue(folder, 'de', area);
    const shape = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, argumentsOf(text)]));
    expect(shape(german)).toEqual(shape(english));
  });

  it('has the same areas as the English one', () => {
    expect(readdirSync(`${folder}/de`).sort()).toEqual(readdirSync(`${folder}/en`).sort());
  });

  it('uses German plurals, dates and numbers', async () => {
    const messages = createMessages({ loaders, locale: 'de' });
    await messages.ensure('search');
    expect(messages.t('search.count', { count: 1 })).toBe('1 Ergebnis');
    expect(messages.t('search.count', { count: 2 })).toBe('2 Ergebnisse');
    const format = createFormat(messages.locale);
    expect(format.exact('2026-11-21T12:00:00')).toBe('21.11.2026, 12:00:00');
    expect(format.number(12_345.6)).toBe('12.345,6');
    expect(format.relative('2026-11-20T12:00:00', new Date('2026-11-21T12:00:00').getTime())).toBe('gestern');
  });
});

describe('the kit’s messages', () => {
  it('are not loaded for English, which the kit contains', async () => {
    expect(await kitWords({ locale: 'en' })).toBeUndefined();
  });

  it('are loaded for other languages, and set the document’s language and direction', async () => {
    const html = { lang: 'en', dir: '' };
    const pseudo = await kitWords({ locale: 'ar-XB' }, html);
    expect(pseudo?.messages?.close).toMatch(/^\[Çļôšé .*\]$/);
    expect(pseudo?.messages?.toastCountSpoken?.(2)).toMatch(/^\[2 ţîɱéš .*\]$/);
    expect(pseudo?.messages?.removeFile?.('films.csv')).toMatch(/^\[Ŕéɱôṽé films\.csv .*\]$/);
    expect(html).toEqual({ lang: 'ar-XB', dir: 'rtl' });
    const german = await kitWords({ locale: 'de' }, html);
    expect(german).toMatchObject({ locale: 'de', messages: { close: 'Schließen' } });
    expect(html).toEqual({ lang: 'de', dir: 'ltr' });
  });
});

describe('messages', () => {
  it('inserts the arguments of a text, and throws when its area is not loaded', async () => {
    const messages = createMessages({ loaders, locale: 'en' });
    await messages.ensure('search');
    expect(messages.t('search.count', { count: 2 })).toBe('2 results');
    expect(() => messages.t('notices.done')).toThrow(/notices\.done/);
  });

  it('falls back to English, and uses English plurals in the pseudo-locale', async () => {
    const [unknown, pseudo] = [createMessages({ loaders, locale: 'xx' }), createMessages({ loaders, locale: 'en-XA' })];
    await Promise.all([unknown.ensure('common'), pseudo.ensure('search')]);
    expect(unknown.locale).toBe('en');
    expect(unknown.t('common.retry')).toBe('Retry');
    expect(pseudo.t('search.count', { count: 1 })).toMatch(/^\[1 ŕéšûļţ .*\]$/);
  });

  it('loads an area again when its chunk failed to load', async () => {
    let tries = 0;
    const en = (area: string) => ((tries += 1) === 1 ? Promise.reject(new Error('no chunk')) : loaders['en']!(area));
    const messages = createMessages({ loaders: { en }, locale: 'en' });
    await expect(messages.ensure('common')).rejects.toThrow('no chunk');
    await messages.ensure('common');
    expect(messages.t('common.retry')).toBe('Retry');
  });

  it('derives the types of keys and arguments from the texts', () => {
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
