import { expect, it } from 'vitest';
import { defaultMessages } from '../src/i18n/messages.ts';
import { germanMessages } from '../src/i18n/messages-de.ts';

/** A message, with other numbers for its values than one; and which of them are in it. */
const shapeOf = (message: string | ((...values: never[]) => string)) => {
  if (typeof message === 'string') return 'a text';
  const values = [71, 72, 73].slice(0, message.length);
  // Every message takes strings and numbers, and writes them as they are.
  const written = (message as (...values: number[]) => string)(...values);
  return values.filter((value) => written.includes(String(value)));
};

it('says in German what the English messages say, with the same values', () => {
  const shapes = (messages: object) =>
    Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, shapeOf(message)]));
  expect(shapes(germanMessages)).toEqual(shapes(defaultMessages));
});

it('uses the singular for one', () => {
  expect(germanMessages.newLines(1)).toBe('1 neue Zeile');
  expect(germanMessages.newLines(2)).toBe('2 neue Zeilen');
});
