// The typed name in all the forms that the code uses.
import { Refusal } from './tree.mjs';

/** `NodePicker`, `nodePicker` and `node-picker` consist of the same words. */
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

/** Stops if a name does not have the required form. */
export function requireForm(name, pattern, form) {
  if (!pattern.test(name)) throw new Refusal(`"${name}" is not a valid name: ${form}.`);
}
