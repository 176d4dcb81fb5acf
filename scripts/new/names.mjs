// The one name that is typed, in the ways that the house writes it.
import { Refusal } from './tree.mjs';

/** `NodePicker`, `nodePicker` and `node-picker` are the same words. */
const split = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-/]/);
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

export const kebab = (name) => split(name).join('-');
export const pascal = (name) => split(name).map(capital).join('');
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
/** `Node picker`. */
export const sentence = (name) => capital(split(name).join(' '));

/** Stops at a name of another form. */
export function requireForm(name, pattern, form) {
  if (!pattern.test(name)) throw new Refusal(`"${name}" is no name for it: ${form}.`);
}
