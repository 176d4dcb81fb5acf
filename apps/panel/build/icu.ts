import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

export type Catalogue = Readonly<Record<string, string>>;

/**
 * Compiles one area's ICU texts to the source of a module: a text without arguments stays a plain string, every other
 * becomes a function. The module imports only `@messageformat/runtime`.
 */
export function compileCatalogue(locale: string, catalogue: Catalogue): string {
  const format = new MessageFormat(locale, { requireAllArguments: false, strict: true });
  return compileModule(format, { ...catalogue }).replace(/^(\s+.+?: )\(\) => (".*")(,?)$/gm, '$1$2$3');
}

const accents: Record<string, string> = Object.fromEntries(
  Array.from(
    'aàbƀcçdďeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqʠrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÔPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ).reduce<[string, string][]>(
    (pairs, letter, at, all) => (at % 2 === 0 ? [...pairs, [letter, all[at + 1] ?? letter]] : pairs),
    [],
  ),
);

/**
 * Accents an ICU text as `en-XA`: accents, brackets and about 35 % more length, which reveals texts that are not from
 * the catalogue and boxes that are too small for other languages. Arguments and plural keywords stay.
 */
export function pseudo(text: string): string {
  let depth = 0;
  let literal = 0;
  // Braces alternate: text, argument, text of a case, … so an even depth is text for the user.
  const dressed = Array.from(text, (letter) => {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (depth % 2 === 0) {
      if (depth === 0) literal += 1;
      return accents[letter] ?? letter;
    }
    return letter;
  }).join('');
  const more = Math.ceil(Math.max(literal, 4) * 0.35);
  return `[${dressed} ${'one two three four five six seven eight '
    .repeat(Math.ceil(more / 40))
    .slice(0, more)
    .trim()}]`;
}

/** A whole area, accented. */
export const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, pseudo(text)]));
