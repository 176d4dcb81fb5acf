import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { type Catalogue, compileCatalogue, pseudoCatalogue } from './icu.ts';

const id = 'virtual:kronos-messages';
const pseudoLocale = 'en-XA';
const sourceLocale = 'en';

/** Reads `<folder>/<locale>/<area>.ts`, whose default export is a flat record of ICU texts. */
export async function readCatalogue(folder: string, locale: string, area: string): Promise<Catalogue> {
  const { code } = await transform(readFileSync(join(folder, locale, `${area}.ts`), 'utf8'), { loader: 'ts' });
  const module: { default: Catalogue } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return module.default;
}

/** The areas of the source locale, in order. */
export const areasOf = (folder: string): string[] =>
  readdirSync(join(folder, sourceLocale))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();

interface Options {
  /** Areas of the source language that come with the list itself: less than a request each, and always wanted. */
  readonly atHand?: readonly string[];
}

/**
 * Serves the message catalogue compiled: `virtual:kronos-messages` maps locale → areas → loader, one chunk each, and
 * `en-XA` is made from `en`.
 */
export function messages(folder: string, { atHand = [] }: Options = {}): Plugin {
  const locales = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  async function load(this: Rolldown.PluginContext, resolved: string) {
    const [, locale, area] = resolved.slice(1, -3).split('/');
    if (locale === undefined) return localesModule([...locales, pseudoLocale], areasOf(folder), atHand);
    if (area === undefined) return areasModule(locale, areasOf(folder));
    const from = locale === pseudoLocale ? sourceLocale : locale;
    this.addWatchFile(join(folder, from, `${area}.ts`));
    const catalogue = await readCatalogue(folder, from, area);
    return compileCatalogue(locale, locale === pseudoLocale ? pseudoCatalogue(catalogue) : catalogue);
  }

  return {
    name: 'kronos-messages',
    // A dependency that only these modules import is found too late to be bundled ahead.
    config: () => ({ optimizeDeps: { exclude: ['@messageformat/runtime'] } }),
    resolveId: {
      filter: { id: /^(?:virtual:kronos-messages|@messageformat\/runtime)/ },
      handler(source, importer) {
        if (source.startsWith(id)) return `\0${source}.js`;
        // What they import is the panel's, wherever the root of the build is.
        return importer?.startsWith(`\0${id}`) ? this.resolve(source, join(folder, 'catalogue.ts')) : undefined;
      },
    },
    load: { filter: { id: /^\0virtual:kronos-messages/ }, handler: load },
    // Catalogue files are data for this plugin; nothing imports them, so Vite would not know what to refresh.
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return undefined;
      server.moduleGraph.invalidateAll();
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The source language, which most speak, is at hand; every other is a chunk that lists its areas. */
function localesModule(locales: string[], areas: string[], atHand: readonly string[]): string {
  const imports = atHand.map((area) => `import ${area} from "${id}/${sourceLocale}/${area}";`);
  const late = areas.filter((area) => !atHand.includes(area));
  const early = atHand.map((area) => `${area}: () => Promise.resolve({default: ${area}}),`);
  const source = `Promise.resolve({default: {${early.join('')}${areaLoaders(sourceLocale, late)}}})`;
  const entries = locales.map(
    (locale) => `${JSON.stringify(locale)}: () => ${locale === sourceLocale ? source : `import("${id}/${locale}")`}`,
  );
  return `${imports.join('')}export default {${entries.join()}};`;
}

const areasModule = (locale: string, areas: string[]) => `export default {${areaLoaders(locale, areas)}};`;

const areaLoaders = (locale: string, areas: string[]) =>
  areas.map((area) => `${JSON.stringify(area)}: () => import("${id}/${locale}/${area}")`).join();
