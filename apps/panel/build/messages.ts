import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { type Catalogue, compileCatalogue, pseudoCatalogue } from './icu.ts';

const id = 'virtual:kronos-messages';
const sourceLocale = 'en';
/** Used in place of an area's name for the list of the far areas. */
const farList = 'far';
/** Accented English, left to right and right to left. */
const pseudoLocales = ['en-XA', 'ar-XB'];

/** Reads `<folder>/<locale>/<area>.ts`, whose default export is a flat record of ICU texts. */
export async function readCatalogue(folder: string, locale: string, area: string): Promise<Catalogue> {
  const { code } = await transform(readFileSync(join(folder, locale, `${area}.ts`), 'utf8'), { loader: 'ts' });
  const module: { default: Catalogue } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return module.default;
}

/** An area in another language. Texts without a translation are in English. */
async function readTranslation(folder: string, locale: string, area: string): Promise<Catalogue> {
  const source = await readCatalogue(folder, sourceLocale, area);
  if (!existsSync(join(folder, locale, `${area}.ts`))) return source;
  const own = await readCatalogue(folder, locale, area);
  return Object.fromEntries(Object.entries(source).map(([key, text]) => [key, own[key] ?? text]));
}

/** The areas of the source locale, in order. */
export const areasOf = (folder: string): string[] =>
  readdirSync(join(folder, sourceLocale))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();

/** The languages of the catalogue. */
export const localesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

interface Options {
  /**
   * Areas of the source language that are part of the loaders' chunk: they are always needed, and each is smaller than
   * a request.
   */
  readonly atHand?: readonly string[];
  /** Areas that most visitors never load: the list of them is a chunk of its own. @default none */
  readonly far?: readonly string[];
}

/**
 * Serves the compiled message catalogue: `virtual:kronos-messages` maps locale → areas → loader, one chunk each.
 * Every folder is a locale; `en-XA` and `ar-XB` are generated from `en`.
 */
export function messages(folder: string, { atHand = [], far = [] }: Options = {}): Plugin {
  const locales = localesOf(folder);

  async function load(this: Rolldown.PluginContext, resolved: string) {
    const [, locale, area] = resolved.slice(1, -3).split('/');
    if (locale === undefined) return localesModule([...locales, ...pseudoLocales], atHand);
    if (area === undefined)
      return nearModule(
        locale,
        areasOf(folder).filter((each) => !far.includes(each)),
      );
    if (area === farList) return farModule(locale, far);
    const isPseudo = pseudoLocales.includes(locale);
    for (const each of isPseudo ? [sourceLocale] : [sourceLocale, locale]) {
      this.addWatchFile(join(folder, each, `${area}.ts`));
    }
    // A pseudo-locale uses the plural rules of its source language.
    if (isPseudo)
      return compileCatalogue(sourceLocale, pseudoCatalogue(await readCatalogue(folder, sourceLocale, area)));
    return compileCatalogue(locale, await readTranslation(folder, locale, area));
  }

  return {
    name: 'kronos-messages',
    // A dependency that only these modules import is discovered too late to be pre-bundled.
    config: () => ({ optimizeDeps: { exclude: ['@messageformat/runtime'] } }),
    resolveId: {
      filter: { id: /^(?:virtual:kronos-messages|@messageformat\/runtime)/ },
      handler(source, importer) {
        if (source.startsWith(id)) return `\0${source}.js`;
        // Their imports are resolved from the panel, wherever the root of the build is.
        return importer?.startsWith(`\0${id}`) ? this.resolve(source, join(folder, 'catalogue.ts')) : undefined;
      },
    },
    load: { filter: { id: /^\0virtual:kronos-messages/ }, handler: load },
    // Catalogue files are read by this plugin and imported by no module, so Vite would not know what to refresh.
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return undefined;
      server.moduleGraph.invalidateAll();
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/**
 * Locale → area → texts. The source language, the most common, is part of this chunk; the list of areas is one chunk
 * for all languages.
 */
function localesModule(locales: string[], atHand: readonly string[]): string {
  const imports = atHand.map((area) => `import ${area} from "${id}/${sourceLocale}/${area}";`);
  const early = `const early={${atHand.join()}};`;
  const late = (locale: string) => `import("${id}/${locale}").then((areas) => areas.default(area))`;
  const entries = locales.map((locale) => {
    const isAtHand = locale === sourceLocale ? 'early[area] ? Promise.resolve(early[area]) : ' : '';
    return `${JSON.stringify(locale)}: (area) => ${isAtHand}${late(locale)}`;
  });
  return `${imports.join('')}${early}export default {${entries.join()}};`;
}

/** A list of areas of a locale, each in its own chunk, and the function that loads one of them. */
function listOf(locale: string, areas: readonly string[]): string {
  const loaders = areas.map((area) => `${JSON.stringify(area)}: () => import("${id}/${locale}/${area}")`);
  return `const areas={${loaders.join()}};const load=(area) => areas[area]().then((texts) => texts.default);`;
}

const farModule = (locale: string, areas: readonly string[]): string => `${listOf(locale, areas)}export default load;`;

/** The near areas of a locale, and the import of the list of the far ones. */
function nearModule(locale: string, areas: readonly string[]): string {
  const others = `import("${id}/${locale}/${farList}").then((others) => others.default(area))`;
  return `${listOf(locale, areas)}export default (area) => areas[area] ? load(area) : ${others};`;
}
