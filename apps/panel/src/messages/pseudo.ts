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
