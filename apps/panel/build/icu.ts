import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { pseudo } from '../src/messages/pseudo.ts';

export type Catalogue = Readonly<Record<string, string>>;

/**
 * Compiles one area's ICU texts to the source of a module: a text without arguments stays a plain string, every other
 * becomes a function. The module imports only `@messageformat/runtime`.
 */
export function compileCatalogue(locale: string, catalogue: Catalogue): string {
  const format = new MessageFormat(locale, { requireAllArguments: false, strict: true });
  return compileModule(format, { ...catalogue }).replace(/^(\s+.+?: )\(\) => (".*")(,?)$/gm, '$1$2$3');
}

/** A whole area, accented. */
export const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, pseudo(text)]));
