import { expect, it } from 'vitest';
import { readColor } from './read-color.ts';

it.each([
  ['#00b5ad', '#00b5ad'],
  ['00B5AD', '#00b5ad'],
  [' #0bd ', '#00bbdd'],
  ['FFF', '#ffffff'],
])('reads %j as %s', (text, colour) => {
  expect(readColor(text)).toBe(colour);
});

it.each(['', '#', 'teal', '#12345', '#1234567', '#00b5ag', '##00b5ad', '#00b5ad80', 'rgb(0 0 0)', '#000000;}'])(
  'returns undefined for %j',
  (text) => {
    expect(readColor(text)).toBeUndefined();
  },
);
