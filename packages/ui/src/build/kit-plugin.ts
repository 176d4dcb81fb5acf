/** The part of Vite's plugin type that is needed here, since the kit does not depend on Vite. */
export interface KitPlugin {
  name: string;
  enforce: 'pre';
  config: () => { resolve: { alias: Record<string, string> } };
  load: (id: string, options?: { ssr?: boolean | undefined }) => string | undefined;
  transform: (code: string, id: string) => { code: string; map: null } | undefined;
}

export interface KitPluginOptions {
  /** BCP 47 tags of the languages of the page, such as `en-US`, or `de` for German of any region. */
  locales: readonly string[];
}

const words = /[/\\]react-(?:aria|aria-components|stately)[/\\]dist[/\\].*[/\\]intl[/\\].*?([a-z]{2}-[A-Z]{2})\.m?js$/;
const defaultLocale = /[/\\]react-aria[/\\]dist[/\\].*[/\\]useDefaultLocale\.m?js$/;

/**
 * Creates a Vite plugin that removes code of React Aria that a page does not need: its own texts in all but the named
 * languages, and feature checks at startup. A server keeps every language.
 * @example
 * export default defineConfig({ plugins: [kronosUi({ locales: ['en-US', 'de-DE'] })] })
 */
export function kronosUi({ locales }: KitPluginOptions): KitPlugin {
  const kept = locales.map((tag) => new Intl.Locale(tag));
  const isKept = (tag: string) => {
    const { language, region } = new Intl.Locale(tag);
    return kept.some((locale) => locale.language === language && (!locale.region || locale.region === region));
  };
  return {
    name: 'kronos-ui',
    enforce: 'pre',
    // React Aria contains a fallback for a hook that every React since 18 has.
    config: () => ({ resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } } }),
    load(id, options) {
      const tag = words.exec(id)?.[1];
      return tag === undefined || isKept(tag) || options?.ssr ? undefined : 'export default undefined;';
    },
    transform(code, id) {
      if (!defaultLocale.test(id)) return undefined;
      // It wants to know whether the browser's tag is well-formed, for which a browser need not look up all of its locales:
      // one or two milliseconds of CPU before the first paint, and tens on the clock of a busy machine.
      return { code: code.replace('Intl.DateTimeFormat.supportedLocalesOf(', 'Intl.getCanonicalLocales('), map: null };
    },
  };
}
