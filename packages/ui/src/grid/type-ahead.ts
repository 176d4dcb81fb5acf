import { useRef } from 'react';

/** A pause of this many milliseconds begins a new word. */
const pause = 1000;

// Accents and cases are the same here: who looks for "Ärger" may type "arg".
const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** Whether a key types a letter or a digit, which no shortcut of a grid is. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: TypedKey): boolean =>
  !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key);

interface TypedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns the index of the next name that begins with the text, from an index on and over the end; -1 without one. */
export function findByStart(names: readonly string[], text: string, from: number): number {
  for (let step = 0; step < names.length; step += 1) {
    const index = (from + step) % names.length;
    if (collator.compare(names[index]?.slice(0, text.length) ?? '', text) === 0) return index;
  }
  return -1;
}

/** Returns a function that finds the row for a typed letter: the first one of a word moves on, the others narrow it. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: -Infinity });
  return (names: readonly string[], current: number, { key, timeStamp }: { key: string; timeStamp: number }) => {
    const { text, at } = typed.current;
    const word = timeStamp - at < pause ? text + key : key;
    // The same letter again goes to the next row of that letter.
    const isRepeated = word === key.repeat(word.length / key.length);
    typed.current = { text: word, at: timeStamp };
    return isRepeated ? findByStart(names, key, current + 1) : findByStart(names, word, Math.max(current, 0));
  };
}
