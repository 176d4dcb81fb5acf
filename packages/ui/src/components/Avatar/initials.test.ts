import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ada Admin', 'AA'],
  ['  Grace Brewster Murray Hopper ', 'GH'],
  ['kronos', 'k'],
  ['Élodie Ångström', 'ÉÅ'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('shortens %j to %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
