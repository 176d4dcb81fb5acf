import { defaultMessages, type KitMessages } from '@kronos/ui/messages';
import { pseudo } from './pseudo.ts';

/** Any text of the kit that takes values. */
type Text = (...values: readonly (string | number)[]) => string;

/** Accents a text of the kit; the values in it stay, like those of the catalogue. */
const accented =
  (text: Text): Text =>
  (...values) =>
    pseudo(text(...values.map((value) => (typeof value === 'string' ? `{${value}}` : value)))).replaceAll(/[{}]/g, '');

/** The kit's own messages, accented. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(defaultMessages).map(([name, text]) => [
    name,
    // Each takes strings and numbers, in an order that only its own type tells.
    typeof text === 'string' ? pseudo(text) : accented(text as Text),
  ]),
  // The names are those of the defaults.
) as unknown as KitMessages;
