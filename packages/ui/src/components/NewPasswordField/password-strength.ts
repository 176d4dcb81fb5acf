export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The minimum number of characters; a passphrase may be shorter. */
const leastCharacters = 12;
/** The minimum number of words of a passphrase. */
const leastWords = 4;

export interface PasswordJudgement {
  /** The time that an attacker who knows common patterns would need, in four levels. */
  strength: PasswordStrength;
  /** Whether the password is long enough, in characters or in words. */
  isLongEnough: boolean;
}

/**
 * Estimates the strength of a new password in the manner of zxcvbn, without its dictionary: known words, sequences and
 * repetitions count little, everything else counts as random. It is a hint for users; the server decides.
 * @param known texts that an attacker knows too, such as the name and the e-mail address.
 * @example judgePassword('correct horse', ['mira
 * @example.org'])
 * @example
 * judgePassword('correct horse', ['mira@example.org'])
 */
export function judgePassword(password: string, known: readonly string[] = []): PasswordJudgement {
  const words = new Set(password.toLowerCase().match(/\p{L}{2,}/gu));
  const isPhrase = words.size >= leastWords && /\p{L}[\s\p{P}]+\p{L}/u.test(password);
  // Words come from a few thousand, however many letters they have.
  const bits = Math.min(bitsOf(password, known), isPhrase ? words.size * bitsPerWord : Number.POSITIVE_INFINITY);
  const step = bits < 40 ? 0 : bits < 60 ? 1 : bits < 80 ? 2 : 3;
  const length = Array.from(password).length;
  return { strength: passwordStrengths[step], isLongEnough: length >= leastCharacters || isPhrase };
}

/** A word of the Diceware list. */
const bitsPerWord = 12.9;

/** The bits that one known word, keyboard row or repetition adds: which one, and where. */
const bitsPerPattern = 7;

// Longer texts are strong in any case, and the estimate must stay fast on each key press.
const longest = 128;

function bitsOf(password: string, known: readonly string[]): number {
  const text = plain(password.slice(0, longest));
  const familiar = [...common, ...known.flatMap((entry) => plain(entry).split(/[^\p{L}\p{N}]+/u))];
  const perCharacter = Math.log2(poolOf(password));
  let bits = 0;
  let at = 0;
  while (at < text.length) {
    const pattern = patternAt(text, at, familiar);
    bits += pattern > 0 ? Math.min(bitsPerPattern, pattern * perCharacter) : perCharacter;
    at += Math.max(pattern, 1);
  }
  return bits;
}

/** Returns the length of the pattern at a position: a known word, a year, a keyboard row or a repetition. */
function patternAt(text: string, at: number, familiar: readonly string[]): number {
  const rest = text.slice(at);
  let length = /^(19|20)\d\d/.test(rest) ? 4 : 0;
  for (const word of familiar) if (word.length > Math.max(length, 2) && rest.startsWith(word)) length = word.length;
  for (const row of rows) length = Math.max(length, sharedStart(rest, row));
  length = Math.max(length, repeatedStart(text, at));
  return length >= 3 ? length : 0;
}

/** Returns how many characters from a position on occurred earlier in the text, overlapping or not. */
function repeatedStart(text: string, at: number): number {
  const before = (length: number) => at > 0 && text.lastIndexOf(text.slice(at, at + length), at - 1) >= 0;
  let length = 0;
  while (at + length < text.length && before(length + 1)) length += 1;
  return length;
}

/** Returns how many characters of a text follow a keyboard row from any position; fewer than three are chance. */
function sharedStart(text: string, row: string): number {
  const begin = row.indexOf(text.slice(0, 3));
  if (begin < 0 || text.length < 3) return 0;
  let length = 3;
  while (length < text.length && row[begin + length] === text[length]) length += 1;
  return length;
}

/** Returns how many characters an attacker has to try at each position. */
function poolOf(password: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 32],
  ];
  return kinds.reduce((pool, [kind, count]) => pool + (kind.test(password) ? count : 0), 1);
}

/** Returns lower case with letters in place of look-alike digits: `P4ssw0rd` is no better than `password`. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll(/(?<=\p{L})[01345$@]|[01345$@](?=\p{L})/gu, (mark) => figures[mark] ?? mark);

const figures: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', $: 's', '@': 'a' };

const oneWay = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
];
const rows = oneWay.flatMap((row) => [row, row.split('').toReversed().join('')]);

// The most frequent entries of leaked lists, and words that users of this product choose.
const common =
  'password passwort passw0rd pass letmein welcome admin administrator login iloveyou love monkey dragon football baseball master sunshine princess shadow superman batman hello freedom whatever trustno starwars computer internet secret summer winter spring autumn january august december charlie michael daniel jordan jennifer thomas george mustang pokemon cheese cookie flower hunter killer ninja pepper soccer hockey chelsea liverpool arsenal google samsung changeme default guest user root test demo server media movie movies cinema film plex emby jellyfin kronos'.split(
    ' ',
  );
